//! The invocations of a workgroup as futures that meet at barriers.
//!
//! Takes one future per invocation, and runs them in rounds: each runs to its next barrier, in the
//! order of the invocations' index, then the next round begins. Everything happens on one thread,
//! so workgroup memory needs no synchronisation.

use std::{
    pin::Pin,
    task::{Context, Poll, Waker},
};

use super::{Group, Invocation, Watch};

/// Waits until every other invocation of the workgroup has come to a barrier, or has ended.
#[inline(always)]
pub fn barrier() -> impl Future<Output = ()> {
    Barrier { reached: false }
}

struct Barrier {
    reached: bool,
}

impl Future for Barrier {
    type Output = ();

    #[inline(always)]
    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if self.reached {
            return Poll::Ready(());
        }
        self.reached = true;
        Poll::Pending
    }
}

/// Places for the futures of one workgroup, reused for each workgroup.
pub struct Lanes<F> {
    slots: Vec<Pin<Box<Option<F>>>>,
}

impl<F: Future<Output = ()>> Lanes<F> {
    /// No places yet; the first workgroup creates them.
    #[allow(clippy::new_without_default, reason = "emitted code is the only caller")]
    pub fn new() -> Self {
        Self { slots: Vec::new() }
    }

    /// Runs all invocations of `group` to their end.
    pub fn run(&mut self, group: Group, watch: impl Watch, mut spawn: impl FnMut(Invocation) -> F) {
        self.slots.resize_with(group.invocations(), || Box::pin(None));
        let mut slots = self.slots.iter_mut();
        group.each_invocation(|id| {
            if let Some(slot) = slots.next() {
                slot.set(Some(spawn(id)));
            }
        });
        let mut cx = Context::from_waker(Waker::noop());
        let mut running = true;
        let count = self.slots.len() as u32;
        while running {
            running = false;
            // Iterating over a range would be calls in debug builds.
            let (slots, mut n) = (self.slots.as_mut_slice(), 0);
            while n < count {
                let slot = &mut slots[watch.turn(n, count) as usize];
                n += 1;
                if let Some(lane) = slot.as_mut().as_pin_mut() {
                    match lane.poll(&mut cx) {
                        Poll::Pending => running = true,
                        Poll::Ready(()) => slot.set(None),
                    }
                }
            }
            watch.round();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
    };

    use glam::UVec3;

    use super::{
        super::{Notes, Size, Unwatched},
        *,
    };

    #[test]
    fn invocations_that_end_early_do_not_stop_the_others() {
        let order = Mutex::new(Vec::new());
        let ended = AtomicU32::new(0);
        let size = Size {
            workgroup_size: UVec3::new(4, 1, 1),
            num_workgroups: UVec3::ONE,
            subgroup_size: 32,
            is_backward: false,
        };
        let group = Group { size, workgroup_id: UVec3::ZERO };
        let (mut lanes, notes) = (Lanes::new(), Notes::default());
        for _ in 0..2 {
            lanes.run(group, Unwatched { notes: &notes }, |id| {
                let (order, ended) = (&order, &ended);
                async move {
                    for round in 0..id.local_invocation_index() {
                        order.lock().unwrap().push((round, id.local_invocation_index()));
                        barrier().await;
                    }
                    ended.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        let once = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
        drop(lanes);
        assert_eq!(order.into_inner().unwrap(), [once, once].concat());
        assert_eq!(ended.into_inner(), 8);
    }
}
