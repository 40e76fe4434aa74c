//! Halo exchange: the borders of a block go to its neighbours, and the neighbours' borders come to
//! its halo.
//!
//! Takes arrays of a [`Blocks`]. A kernel packs the cells to send, and one copy brings them to the
//! host. Each neighbour, diagonal ones too, gets one message. Received cells go to the device in
//! one copy, and a kernel unpacks them. Invariant: nothing waits for launches that come after
//! [`Halo::begin`].

use std::{marker::PhantomData, ops::Range};

use dsl_runtime::{AsSlice, AsSliceMut, Buffer, Device, Download, PlainData, prelude::*};
use mpi::{topology::Rank, traits::*};

use crate::{
    Blocks, Error, Outgoing, StageMut,
    regions::{Region, directions, number_of},
};

/// Copies the words of the listed cells to `packed`.
#[kernel(workgroup_size = 256)]
fn pack(cells: &[u32], array: &[u32], n_words: u32, packed: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < packed.len() && i / n_words < cells.len() {
        let word = cells[i / n_words] * n_words + i % n_words;
        if word < array.len() {
            packed[i] = array[word];
        }
    }
}

/// Copies the words of `packed` to the listed cells. Each cell must be listed once.
#[kernel(workgroup_size = 256)]
fn unpack(cells: &[u32], packed: &[u32], n_words: u32, array: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < packed.len() && i / n_words < cells.len() {
        let word = cells[i / n_words] * n_words + i % n_words;
        if word < array.len() {
            array[word] = packed[i];
        }
    }
}

/// Exchanges halos of arrays of `T` with the layout of [`Blocks`]. One value serves any number of
/// arrays of a device.
pub struct Halo<'b, T, const D: usize> {
    blocks: &'b Blocks<D>,
    /// The cells to send, and the cells of the halo, for all messages.
    going: Buffer<u32>,
    coming: Buffer<u32>,
    /// The words of these cells.
    packed: Buffer<u32>,
    arrived: Buffer<u32>,
    messages: Vec<Message>,
    element: PhantomData<T>,
}

/// The messages to and from a neighbour.
struct Message {
    rank: Rank,
    send_tag: i32,
    receive_tag: i32,
    /// The range of its words among the words of all messages.
    going: Range<usize>,
    coming: Range<usize>,
}

/// Borders on their way: the result of [`Halo::begin`].
#[must_use = "the halo is there after `finish`"]
pub struct Travelling<'h, 'b, T, const D: usize> {
    halo: &'h mut Halo<'b, T, D>,
    copy: Option<Download<u32>>,
}

impl<const D: usize> Blocks<D> {
    /// Makes a value that exchanges the halos of arrays of `T` on a device.
    ///
    /// # Errors
    /// [`Error::HalfWords`], or as of [`Device::buffer`].
    pub fn halo<T: PlainData>(&self, device: &Device) -> Result<Halo<'_, T, D>, Error> {
        let size = self.array_size();
        self.check_shape::<T>(size.iter().product())?;
        let n_words = T::STRIDE as usize / 4;
        let (mut going, mut coming) = (Vec::new(), Vec::new());
        let mut messages = Vec::new();
        for direction in directions() {
            let Some(rank) = self.neighbour(direction) else { continue };
            let starts = (going.len(), coming.len());
            going.extend(self.border(direction, Side::Own).indices(size));
            coming.extend(self.border(direction, Side::Halo).indices(size));
            messages.push(Message {
                rank,
                send_tag: number_of(direction),
                receive_tag: number_of(direction.map(|step| -step)),
                going: n_words * starts.0..n_words * going.len(),
                coming: n_words * starts.1..n_words * coming.len(),
            });
        }
        Ok(Halo {
            blocks: self,
            packed: device.zeroed(n_words * going.len())?,
            arrived: device.zeroed(n_words * coming.len())?,
            going: device.buffer(&going)?,
            coming: device.buffer(&coming)?,
            messages,
            element: PhantomData,
        })
    }

    /// The cells of the block, or of its halo, that the message in a direction carries.
    fn border(&self, direction: [i32; D], side: Side) -> Region<D> {
        let (halo, block) = (self.halo_width(), self.block());
        Region::new(std::array::from_fn(|axis| {
            let size = block[axis].len();
            match (direction[axis], side) {
                (0, _) => halo..halo + size,
                (-1, Side::Own) => halo..2 * halo,
                (-1, Side::Halo) => 0..halo,
                (_, Side::Own) => size..size + halo,
                (_, Side::Halo) => size + halo..size + 2 * halo,
            }
        }))
    }
}

#[derive(Clone, Copy)]
enum Side {
    Own,
    Halo,
}

impl<'b, T: PlainData, const D: usize> Halo<'b, T, D> {
    /// Begins to copy the borders of `array`, as they are now, to the host. Launch the kernel for
    /// [`Blocks::inner`] before [`finish`](Travelling::finish), which sends them: a GPU runs the
    /// kernel while the borders travel.
    ///
    /// # Errors
    /// [`Error::Shape`], or as of a launch.
    pub fn begin(&mut self, array: &dyn AsSlice<T>) -> Result<Travelling<'_, 'b, T, D>, Error> {
        let array = array.as_slice();
        self.blocks.check_shape::<T>(array.len())?;
        if self.messages.is_empty() {
            return Ok(Travelling { halo: self, copy: None });
        }
        let (words, n_packed) = (array.cast::<u32>()?, self.packed.len() as u32);
        pack(&self.going, &words, T::STRIDE / 4, &mut self.packed).invocations(n_packed).run()?;
        let copy = Some(self.packed.download()?);
        Ok(Travelling { halo: self, copy })
    }

    /// Brings the neighbours' cells into the halo of `array`, without work in between.
    ///
    /// # Errors
    /// As of [`begin`](Self::begin) and [`finish`](Travelling::finish).
    pub fn exchange(&mut self, array: &mut dyn AsSliceMut<T>) -> Result<(), Error> {
        self.begin(&array.as_slice())?.finish(array)
    }

    /// Sends the packed words, and receives the neighbours' words.
    fn send_and_receive(&mut self, outgoing: &Outgoing<'_, u32>) -> Result<(), Error> {
        let communicator = self.blocks.communicator();
        let mut incoming = self.arrived.to_receive()?;
        let going: Vec<_> =
            self.messages.iter().map(|message| outgoing.slice(message.going.clone())).collect();
        let mut rooms = Vec::with_capacity(self.messages.len());
        let mut rest: &mut [u32] = bytemuck::cast_slice_mut(incoming.bytes_mut());
        for message in &self.messages {
            let (room, others) = rest.split_at_mut(message.coming.len());
            rooms.push(room);
            rest = others;
        }
        mpi::request::scope(|scope| {
            let mut receives = Vec::with_capacity(rooms.len());
            for (message, room) in self.messages.iter().zip(&mut rooms) {
                let from = communicator.process_at_rank(message.rank);
                let tag = message.receive_tag;
                receives.push(from.immediate_receive_into_with_tag(scope, *room, tag));
            }
            let mut sends = Vec::with_capacity(going.len());
            for (message, going) in self.messages.iter().zip(&going) {
                let to = communicator.process_at_rank(message.rank);
                sends.push(to.immediate_send_with_tag(scope, going, message.send_tag));
            }
            sends.into_iter().for_each(|send| send.wait_without_status());
            receives.into_iter().for_each(|receive| receive.wait_without_status());
        });
        incoming.upload()
    }
}

impl<T: PlainData, const D: usize> Travelling<'_, '_, T, D> {
    /// Waits for the neighbours' cells and puts them into the halo of `array`. This is the array
    /// that was sent, or another one of its shape. Later launches find the cells there.
    ///
    /// # Errors
    /// [`Error::Shape`], or as of [`Buffer::read`] and [`Buffer::write`].
    pub fn finish(self, array: &mut dyn AsSliceMut<T>) -> Result<(), Error> {
        let Self { halo, copy } = self;
        let mut array = array.as_slice_mut();
        halo.blocks.check_shape::<T>(array.len())?;
        let Some(copy) = copy else { return Ok(()) };
        // The kernel for the inner part has to run while this waits.
        halo.packed.device().submit()?;
        halo.send_and_receive(&Outgoing::try_from(copy.wait()?)?)?;
        let mut words = array.cast_mut::<u32>()?;
        unpack(&halo.coming, &halo.arrived, T::STRIDE / 4, &mut words)
            .invocations(halo.arrived.len() as u32)
            .run()?;
        Ok(())
    }
}
