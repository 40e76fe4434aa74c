//! Layouts, lengths and arguments that safe code can forge, and that proofs rely on. Each launch
//! here is refused, or runs with the true values.
#![forbid(unsafe_code)]

use std::sync::atomic::{AtomicU32, Ordering};

use dsl_runtime::{
    __private as rt, Error, HostShareable, ReadWords, RuntimeSized, Storable, WriteWords,
    prelude::*,
};

/// The types that the kernels below are compiled for.
mod honest {
    #![allow(dead_code, reason = "types of the same names hide them")]

    use dsl_runtime::prelude::*;

    #[derive(Clone, Copy, ShaderType)]
    pub(crate) struct Large {
        pub(crate) words: [u32; 8],
    }

    #[derive(Clone, Copy, ShaderType)]
    pub(crate) struct Limits {
        pub(crate) padding: Vec4,
        pub(crate) n: u32,
    }

    #[derive(Clone, Copy, ShaderType)]
    pub(crate) struct Fickle {
        pub(crate) n: u32,
    }
}

// The macros come from `honest`. Handwritten types of the same names hide its types.
use honest::*;

/// An eighth of the size that the kernel expects.
#[derive(Clone, Copy)]
struct Large(u32);

impl Storable for Large {
    const SIZE: u32 = 4;
    const ALIGN: u32 = 4;
    const ZERO: Self = Large(0);

    fn load(at: usize, words: &impl ReadWords) -> Self {
        Large(words.word(at / 4))
    }

    fn store(self, at: usize, words: &mut impl WriteWords) {
        words.set(at / 4, self.0);
    }
}

impl HostShareable for Large {}

/// A layout without the padding.
#[derive(Clone, Copy)]
struct Limits(u32);

impl Storable for Limits {
    const SIZE: u32 = 4;
    const ALIGN: u32 = 4;
    const ZERO: Self = Limits(0);

    fn load(at: usize, words: &impl ReadWords) -> Self {
        Limits(words.word(at / 4))
    }

    fn store(self, at: usize, words: &mut impl WriteWords) {
        words.set(at / 4, self.0);
    }
}

impl HostShareable for Limits {}

#[kernel(workgroup_size = 64)]
fn fill(out: &mut [Large]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i].words[7] = 7;
    }
}

#[kernel(workgroup_size = 64)]
fn sum(input: &[[Large; 2]], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < input.len() && i < out.len() {
        out[i] = input[i][1].words[7];
    }
}

#[kernel(workgroup_size = 64)]
fn limited(limits: &Limits, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < limits.n {
        out[i] = i;
    }
}

#[kernel(workgroup_size = 64, instances(T = [u32, Large]))]
fn copy<T: Copy>(input: &[T], out: &mut [T]) {
    let i = global_invocation_id().x;
    if i < input.len() && i < out.len() {
        out[i] = input[i];
    }
}

#[derive(ShaderType)]
struct Queue {
    count: u32,
    items: RuntimeArray<Large>,
}

#[kernel(workgroup_size = 64)]
fn refill(queue: &mut Queue) {
    let i = global_invocation_id().x;
    if i < queue.items.len() {
        queue.items[i].words[7] = 7;
    }
}

fn devices() -> impl Iterator<Item = Device> {
    Device::all().into_iter().chain([Device::checked()])
}

#[track_caller]
fn is_of_another_layout(result: Result<(), Error>, of: &str) {
    match result {
        Err(Error::Layout { parameter, .. }) => assert_eq!(parameter, of),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_storable_by_hand_with_a_smaller_stride_is_refused() -> Result<(), Error> {
    for device in devices() {
        let mut out = device.buffer(&[Large(1); 100])?;
        let error = fill(&mut out).invocations(100).run().unwrap_err();
        assert!(
            error.to_string().starts_with(
                "kernel `fill`: the elements of `out` take 400 bytes; in the kernel they are \
                 `Large` and would take 3200"
            ),
            "{error}"
        );
        is_of_another_layout(fill(&mut out.slice_mut(4..8)?).invocations(4).run(), "out");
        // Without elements, nothing can be accessed.
        fill(&mut device.buffer::<Large>(&[])?).invocations(4).run()?;
    }
    Ok(())
}

#[test]
fn arrays_instances_and_structs_of_them_are_refused() -> Result<(), Error> {
    for device in devices() {
        let input = device.buffer(&[[Large(1); 2]; 100])?;
        let mut out = device.zeroed::<u32>(100)?;
        is_of_another_layout(sum(&input, &mut out).invocations(100).run(), "input");
        let small = device.buffer(&[Large(1); 100])?;
        let mut also = device.buffer(&[Large(1); 100])?;
        is_of_another_layout(copy::<Large>(&small, &mut also).invocations(100).run(), "input");
        let items = vec![Large(0); 10].into();
        let mut queue = device.storage(&Queue { count: 0, items })?;
        is_of_another_layout(refill(&mut queue).invocations(10).run(), "queue");
    }
    Ok(())
}

#[test]
fn a_smaller_uniform_is_refused() -> Result<(), Error> {
    for device in devices() {
        let mut out = device.zeroed::<u32>(64)?;
        let limits = device.uniform(Limits(1 << 20))?;
        is_of_another_layout(limited(&limits, &mut out).invocations(64).run(), "limits");
    }
    Ok(())
}

/// Stores 4 the first time, and later a number above the length of any buffer.
#[derive(Clone, Copy)]
struct Fickle;

static STORES: AtomicU32 = AtomicU32::new(0);

impl Storable for Fickle {
    const SIZE: u32 = 4;
    const ALIGN: u32 = 4;
    const ZERO: Self = Fickle;

    fn load(_: usize, _: &impl ReadWords) -> Self {
        Self::ZERO
    }

    fn store(self, at: usize, words: &mut impl WriteWords) {
        let is_first = STORES.fetch_add(1, Ordering::Relaxed) == 0;
        words.set(at / 4, if is_first { 4 } else { 1 << 20 });
    }
}

impl HostShareable for Fickle {}

#[kernel(workgroup_size = 64)]
fn within(limit: &Fickle, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < limit.n {
        out[i] = 1;
    }
}

#[test]
fn a_uniform_is_stored_once() -> Result<(), Error> {
    for device in devices() {
        STORES.store(0, Ordering::Relaxed);
        let mut out = device.zeroed::<u32>(64)?;
        let limit = device.uniform(Fickle)?;
        within(&limit, &mut out).invocations(64).run()?;
        assert_eq!(out.read()?.iter().sum::<u32>(), 4, "{device:?}");
    }
    Ok(())
}

/// Claims that every slice has no words.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Short(u32);

impl Storable for Short {
    const SIZE: u32 = 4;
    const ALIGN: u32 = 4;
    const ZERO: Self = Short(0);

    fn load(at: usize, words: &impl ReadWords) -> Self {
        Short(words.word(at / 4))
    }

    fn store(self, at: usize, words: &mut impl WriteWords) {
        words.set(at / 4, self.0);
    }
}

impl HostShareable for Short {
    fn as_words(_: &[Self]) -> Option<&[u32]> {
        Some(&[])
    }

    fn as_words_mut(_: &mut [Self]) -> Option<&mut [u32]> {
        Some(&mut [])
    }
}

#[test]
fn words_that_are_too_few_are_not_used() -> Result<(), Error> {
    for device in devices() {
        let values = [Short(3), Short(4), Short(5)];
        let mut buffer = device.buffer(&values)?;
        assert_eq!(buffer.read()?, values, "{device:?}");
        buffer.write(&[Short(6), Short(7), Short(8)])?;
        assert_eq!(buffer.read()?, [Short(6), Short(7), Short(8)], "{device:?}");
    }
    Ok(())
}

/// Numbers the elements, beginning with `first`.
#[kernel(workgroup_size = 64)]
fn number(first: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = first + i;
    }
}

/// Built by hand. The facts about the kernel are the macro's; everything else may be wrong.
static NUMBER: rt::Kernel =
    rt::Kernel::new::<()>(&number::INFO, |_| (), |_| (), &rt::cpu::Sites::NONE);

#[track_caller]
fn are_refused(args: rt::Args<'_>) {
    let error = args.finish().workgroups(1).run().unwrap_err();
    assert!(matches!(error, Error::Arguments { kernel: "number" }), "{error}");
}

#[test]
fn other_arguments_than_the_kernels_are_refused() -> Result<(), Error> {
    for device in devices() {
        let (input, mut out) = (device.zeroed::<u32>(64)?, device.zeroed::<u32>(64)?);
        let mut other = device.zeroed::<u32>(1 << 16)?;
        // Binds a buffer for reading that the kernel writes.
        let mut args = rt::Args::new(&NUMBER);
        args.read(0, &input);
        are_refused(args);
        // Two buffers. The wrong one is as long as the proofs require.
        let mut args = rt::Args::new(&NUMBER);
        args.read_write(0, &mut other);
        args.read_write(0, &mut out);
        are_refused(args);
        // At a wrong index.
        let mut args = rt::Args::new(&NUMBER);
        args.read_write(1, &mut out);
        are_refused(args);
    }
    Ok(())
}

#[test]
fn forged_lengths_are_ignored() -> Result<(), Error> {
    let length = number::INFO.bindings[0].length_offset.expect("the kernel asks for it");
    for device in Device::all() {
        if !device.is_gpu() {
            continue; // there, the handwritten kernel does nothing
        }
        let mut all = device.buffer(&[9u32; 128])?;
        let mut some = all.slice_mut(..64)?;
        let mut args = rt::Args::new(&NUMBER);
        args.param(length, 128u32);
        args.read_write(0, &mut some);
        args.param(length, 128u32);
        args.finish().workgroups(2).run()?;
        let read = all.read()?;
        assert_eq!(read[..64], std::array::from_fn::<u32, 64, _>(|i| i as u32));
        assert_eq!(read[64..], [9; 64]);
    }
    Ok(())
}

/// Reports one length first, then another one.
struct Growing(std::cell::Cell<bool>, Vec<u32>);

impl rt::StructLayout for Growing {
    const MEMBERS: &'static [dsl_runtime::MemberLayout] = <Words as rt::StructLayout>::MEMBERS;
}

#[derive(ShaderType)]
struct Words {
    count: u32,
    items: RuntimeArray<u32>,
}

impl RuntimeSized for Growing {
    type Element = u32;

    fn elements(&self) -> &[u32] {
        let is_first = self.0.replace(false);
        if is_first { &self.1[..1] } else { &self.1 }
    }

    fn store_header(&self, words: &mut impl WriteWords) {
        words.set(1 << 20, 1);
    }

    fn load(_: &impl ReadWords, elements: RuntimeArray<u32>) -> Self {
        Growing(true.into(), elements.into())
    }
}

#[test]
fn a_struct_by_hand_has_the_length_of_its_memory() -> Result<(), Error> {
    for device in devices() {
        let storage = device.storage(&Growing(true.into(), vec![1; 1000]))?;
        assert_eq!(storage.len(), 1);
        assert_eq!(storage.read()?.1, [1]);
    }
    Ok(())
}
