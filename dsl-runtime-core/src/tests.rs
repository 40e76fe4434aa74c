//! The runtime as emitted code uses it: kernels written out by hand, on every device found, and
//! every error that a caller can provoke.

mod caches;
mod devices;
pub(crate) mod faults;
mod interop;
mod profiles;
mod startup;
mod wrong_proofs;

use std::{
    fs,
    future::Future,
    sync::Arc,
    task::{Context, Poll, Wake, Waker},
    thread,
};

use glam::{UVec3, Vec3};

use crate::{
    __private as rt, BindingInfo, BindingKind, Buffer, Call, CoopScalar, Device, Error, Feature,
    HostShareable, KernelInfo, ParamsInfo, Proofs, Uniform, wait::ready,
};

/// The best GPU. If there is none, `None`, and a note is printed.
pub(crate) fn gpu() -> Option<Device> {
    match Device::gpu() {
        Ok(device) => Some(device),
        Err(error @ Error::NoAdapter { .. }) => {
            not_run(&error);
            None
        }
        Err(error) => panic!("{error}"),
    }
}

/// Notes that the test of this thread needs a GPU, and there is none.
pub(crate) fn not_run(why: &dyn std::fmt::Display) {
    crate::testing::without_gpu(thread::current().name().unwrap_or("a test"), why);
}

const fn storage(
    name: &'static str,
    binding: u32,
    kind: BindingKind,
    length_offset: Option<u32>,
) -> BindingInfo {
    BindingInfo {
        name,
        binding,
        kind,
        element: "f32",
        stride: 4,
        min_bytes: 4,
        elements_start: 0,
        length_offset,
        reads: true,
    }
}

/// `y[i] += a * x[i]`, with both lengths among the parameters.
fn saxpy<'a>(a: f32, x: &'a Buffer<f32>, y: &'a mut Buffer<f32>) -> Call<'a> {
    static INFO: KernelInfo = KernelInfo {
        name: "saxpy",
        entry_point: "saxpy",
        wgsl: "
            struct Params { a: f32, y_len: u32 }
            @group(0) @binding(0) var<storage, read> x: array<f32>;
            @group(0) @binding(1) var<storage, read_write> y: array<f32>;
            @group(0) @binding(2) var<uniform> params: Params;
            @compute @workgroup_size(64)
            fn saxpy(@builtin(global_invocation_id) id: vec3<u32>) {
                if id.x < params.y_len {
                    y[id.x] += params.a * x[id.x];
                }
            }",
        workgroup_size: [64, 1, 1],
        workgroup_bytes: 0,
        bindings: &[
            storage("x", 0, BindingKind::StorageRead, None),
            storage("y", 1, BindingKind::StorageReadWrite, Some(4)),
        ],
        params: Some(ParamsInfo { binding: 2, size: 8 }),
        features: &[],
        proofs: Proofs::NONE,
        lints: &[],
        messages: crate::messages::Messages::NONE,
        vouched: crate::__private::Vouched::TEST,
    };
    fn invocation(
        id: rt::cpu::Invocation,
        x: rt::cpu::Read<'_>,
        y: rt::cpu::ReadWrite<'_>,
        a: f32,
        len: u32,
    ) {
        let i = id.global_invocation_id().x;
        if i < len {
            y.store(
                i,
                4,
                0,
                y.load::<f32>(i, 4, 0, rt::cpu::Plain) + a * x.load::<f32>(i, 4, 0, rt::cpu::Plain),
                rt::cpu::Plain,
            );
        }
    }
    fn cpu(dispatch: &rt::cpu::Dispatch<'_>) {
        let (x, y, a) = (dispatch.read(0), dispatch.read_write(1), dispatch.param::<f32>(0));
        assert_eq!(dispatch.param::<u32>(4), y.len());
        dispatch.each_workgroup(|groups, _| {
            for group in groups {
                group.each_invocation(|id| invocation(id, x, y, a, y.len()));
            }
        });
    }
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, cpu, |_| (), &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.param(0, a);
    args.read(0, x);
    args.read_write(1, y);
    args.finish()
}

/// Sums each run of 256 elements.
fn sum<'a>(input: &'a Buffer<f32>, partial: &'a mut Buffer<f32>) -> Call<'a> {
    static INFO: KernelInfo = KernelInfo {
        name: "sum",
        entry_point: "sum",
        wgsl: "
            @group(0) @binding(0) var<storage, read> input: array<f32>;
            @group(0) @binding(1) var<storage, read_write> partial: array<f32>;
            var<workgroup> cache: array<f32, 256>;
            @compute @workgroup_size(256)
            fn sum(
                @builtin(global_invocation_id) id: vec3<u32>,
                @builtin(local_invocation_index) lane: u32,
                @builtin(workgroup_id) workgroup: vec3<u32>,
            ) {
                cache[lane] = input[id.x];
                workgroupBarrier();
                for (var stride = 128u; stride > 0u; stride /= 2u) {
                    if lane < stride {
                        cache[lane] += cache[lane + stride];
                    }
                    workgroupBarrier();
                }
                if lane == 0u {
                    partial[workgroup.x] = cache[0];
                }
            }",
        workgroup_size: [256, 1, 1],
        workgroup_bytes: 1024,
        bindings: &[
            storage("input", 0, BindingKind::StorageRead, None),
            storage("partial", 1, BindingKind::StorageReadWrite, None),
        ],
        params: None,
        features: &[],
        proofs: Proofs::NONE,
        lints: &[],
        messages: crate::messages::Messages::NONE,
        vouched: crate::__private::Vouched::TEST,
    };
    async fn invocation(
        id: rt::cpu::Invocation,
        cache: &rt::cpu::Workgroup<256>,
        input: rt::cpu::Read<'_>,
        partial: rt::cpu::ReadWrite<'_>,
    ) {
        let lane = id.local_invocation_index();
        let at = |i| 4 * Ord::min(i, 255);
        cache.store::<f32>(
            at(lane),
            input.load(id.global_invocation_id().x, 4, 0, rt::cpu::Plain),
            rt::cpu::Plain,
        );
        rt::cpu::barrier().await;
        let mut stride = 128;
        while stride > 0 {
            if lane < stride {
                cache.store::<f32>(
                    at(lane),
                    cache.load::<f32>(at(lane), rt::cpu::Plain)
                        + cache.load::<f32>(at(lane + stride), rt::cpu::Plain),
                    rt::cpu::Plain,
                );
            }
            rt::cpu::barrier().await;
            stride /= 2;
        }
        if lane == 0 {
            partial.store(
                id.workgroup_id().x,
                4,
                0,
                cache.load::<f32>(0, rt::cpu::Plain),
                rt::cpu::Plain,
            );
        }
    }
    fn cpu(dispatch: &rt::cpu::Dispatch<'_>) {
        let (input, partial) = (dispatch.read(0), dispatch.read_write(1));
        dispatch.each_workgroup(|groups, watch| {
            let memory = rt::cpu::Workgroup::<256>::new();
            let mut lanes = rt::cpu::Lanes::new();
            for group in groups {
                memory.zero();
                lanes.run(group, watch, |id| invocation(id, &memory, input, partial));
            }
        });
    }
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, cpu, |_| (), &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.read(0, input);
    args.read_write(1, partial);
    args.finish()
}

/// Each invocation of a 3-D launch adds its position to the offset and stores it; the atomic counts
/// invocations.
fn places<'a>(
    offset: &'a Uniform<UVec3>,
    out: &'a mut Buffer<UVec3>,
    count: &'a mut Buffer<u32>,
) -> Call<'a> {
    const VEC3: BindingInfo = BindingInfo {
        name: "out",
        binding: 1,
        kind: BindingKind::StorageReadWrite,
        element: "vec3<u32>",
        stride: 16,
        min_bytes: 16,
        elements_start: 0,
        length_offset: None,
        reads: true,
    };
    static INFO: KernelInfo = KernelInfo {
        name: "places",
        entry_point: "places",
        wgsl: "
            @group(0) @binding(0) var<uniform> offset: vec3<u32>;
            @group(0) @binding(1) var<storage, read_write> out: array<vec3<u32>>;
            @group(0) @binding(2) var<storage, read_write> count: array<atomic<u32>>;
            @compute @workgroup_size(2, 3, 1)
            fn places(
                @builtin(global_invocation_id) id: vec3<u32>,
                @builtin(num_workgroups) groups: vec3<u32>,
            ) {
                let size = groups * vec3(2u, 3u, 1u);
                out[(id.z * size.y + id.y) * size.x + id.x] = id + offset;
                atomicAdd(&count[0], 1u);
            }",
        workgroup_size: [2, 3, 1],
        workgroup_bytes: 0,
        bindings: &[
            BindingInfo {
                name: "offset",
                binding: 0,
                kind: BindingKind::Uniform,
                stride: 12,
                min_bytes: 12,
                ..VEC3
            },
            VEC3,
            storage("count", 2, BindingKind::StorageReadWrite, None),
        ],
        params: None,
        features: &[],
        proofs: Proofs::NONE,
        lints: &[],
        messages: crate::messages::Messages::NONE,
        vouched: crate::__private::Vouched::TEST,
    };
    fn cpu(dispatch: &rt::cpu::Dispatch<'_>) {
        let offset = dispatch.read(0);
        let (out, count) = (dispatch.read_write(1), dispatch.read_write(2));
        dispatch.each_workgroup(|groups, _| {
            for group in groups {
                group.each_invocation(|id| {
                    let size = id.num_workgroups() * UVec3::new(2, 3, 1);
                    let id = id.global_invocation_id();
                    let i = (id.z * size.y + id.y) * size.x + id.x;
                    out.store(
                        i,
                        16,
                        0,
                        id + offset.load::<UVec3>(0, 16, 0, rt::cpu::Plain),
                        rt::cpu::Plain,
                    );
                    count.atomic(0, 4, 0, rt::cpu::Plain).fetch_add(1u32);
                });
            }
        });
    }
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, cpu, |_| (), &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.uniform(0, offset);
    args.read_write(1, out);
    args.read_write(2, count);
    args.finish()
}

/// A kernel that never runs: only its description is tested.
fn check_only<'a>(kernel: &'static rt::Kernel, out: &'a mut Buffer<f32>) -> Call<'a> {
    let mut args = rt::Args::new(kernel);
    args.read_write(0, out);
    args.finish()
}

pub(crate) const ONE_BUFFER: KernelInfo = KernelInfo {
    name: "one",
    entry_point: "one",
    wgsl: "not WGSL",
    workgroup_size: [1, 1, 1],
    workgroup_bytes: 0,
    bindings: &[storage("out", 0, BindingKind::StorageReadWrite, None)],
    params: None,
    features: &[],
    proofs: Proofs::NONE,
    lints: &[],
    messages: crate::messages::Messages::NONE,
    vouched: crate::__private::Vouched::TEST,
};

/// Wakes a thread.
struct Unpark(thread::Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Awaits a future. It polls only when it is woken.
fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = std::pin::pin!(future);
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    loop {
        match future.as_mut().poll(&mut Context::from_waker(&waker)) {
            Poll::Ready(output) => return output,
            Poll::Pending => thread::park(),
        }
    }
}

#[test]
fn saxpy_runs_everywhere() {
    for device in Device::all() {
        println!("{}", device.name());
        for n in [1usize, 63, 64, 1000, 100_000] {
            let x: Vec<f32> = (0..n).map(|i| i as f32).collect();
            let x = device.buffer(&x).unwrap();
            let mut y = device.buffer(&vec![1.0; n]).unwrap();
            saxpy(2.0, &x, &mut y).invocations(n as u32).run().unwrap();
            saxpy(-1.0, &x, &mut y).invocations(n as u32).run().unwrap();
            let y = y.read().unwrap();
            assert!(
                y.iter().enumerate().all(|(i, y)| *y == 1.0 + i as f32),
                "{n} on {}",
                device.name()
            );
        }
    }
}

#[test]
fn barriers_work_everywhere() {
    for device in Device::all() {
        let input: Vec<f32> = (0..256 * 100).map(|i| (i % 7) as f32).collect();
        let expected: Vec<f32> = input.chunks(256).map(|run| run.iter().sum()).collect();
        let input = device.buffer(&input).unwrap();
        let mut partial = device.zeroed(100).unwrap();
        sum(&input, &mut partial).workgroups(100).run().unwrap();
        assert_eq!(partial.read().unwrap(), expected, "{}", device.name());
    }
}

#[test]
fn three_dimensions_uniforms_and_atomics_work_everywhere() {
    for device in Device::all() {
        let mut offset = device.uniform(UVec3::ZERO).unwrap();
        let mut count = device.zeroed::<u32>(1).unwrap();
        let mut out = device.zeroed::<UVec3>(8 * 9 * 2).unwrap();
        places(&offset, &mut out, &mut count).workgroups((4, 3, 2)).run().unwrap();
        let before = out.read().unwrap();
        offset.write(UVec3::new(10, 20, 30)).unwrap();
        places(&offset, &mut out, &mut count).invocations((7, 9, 2)).run().unwrap();
        let after = out.read().unwrap();
        for (i, (before, after)) in before.iter().zip(&after).enumerate() {
            let i = i as u32;
            assert_eq!(*before, UVec3::new(i % 8, i / 8 % 9, i / 72), "{}", device.name());
            assert_eq!(*after, *before + UVec3::new(10, 20, 30), "{}", device.name());
        }
        assert_eq!(count.read().unwrap(), [2 * 8 * 9 * 2]);
    }
}

#[test]
fn launches_writes_and_reads_keep_their_order() {
    for device in Device::all() {
        let mut x = device.buffer(&[1.0]).unwrap();
        let mut y = device.zeroed(1).unwrap();
        for _ in 0..1000 {
            saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
        }
        let early = y.read_async();
        x.write(&[100.0]).unwrap();
        saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
        x.write(&[0.0]).unwrap();
        device.sync().unwrap();
        assert_eq!(block_on(early).unwrap(), [1000.0], "{}", device.name());
        assert_eq!(y.read().unwrap(), [1100.0], "{}", device.name());
    }
}

#[test]
fn a_dropped_buffer_is_still_there_for_what_was_launched() {
    for device in Device::all() {
        let mut y = device.zeroed(3).unwrap();
        {
            let x = device.buffer(&[1.0, 2.0, 3.0]).unwrap();
            saxpy(1.0, &x, &mut y).invocations(3).run().unwrap();
        }
        assert_eq!(y.read().unwrap(), [1.0, 2.0, 3.0]);
    }
}

#[test]
fn threads_share_a_device() {
    for device in Device::all() {
        thread::scope(|scope| {
            for start in 0..8 {
                let device = device.clone();
                scope.spawn(move || {
                    let x = device.buffer(&[start as f32; 100]).unwrap();
                    let mut y = device.zeroed(100).unwrap();
                    for _ in 0..50 {
                        saxpy(1.0, &x, &mut y).invocations(100).run().unwrap();
                        assert_eq!(y.read_range(..3).unwrap().len(), 3);
                    }
                    assert_eq!(y.read().unwrap(), [50.0 * start as f32; 100]);
                });
            }
        });
    }
}

fn round_trip<T: HostShareable + PartialEq + std::fmt::Debug>(device: &Device, values: &[T; 4]) {
    let mut buffer = device.buffer(values).unwrap();
    let [a, b, c, d] = *values;
    assert_eq!(buffer.read().unwrap(), values);
    assert_eq!(buffer.read_range(1..3).unwrap(), [b, c]);
    assert_eq!(buffer.read_range(3..=3).unwrap(), [d]);
    assert_eq!(buffer.read_range(2..2).unwrap(), []);
    buffer.write_range(2, &[a, b]).unwrap();
    buffer.write_range(4, &[]).unwrap();
    let mut values = [T::ZERO; 4];
    buffer.read_into(&mut values).unwrap();
    assert_eq!(values, [a, b, a, b]);
    buffer.write(&[d, c, b, a]).unwrap();
    assert_eq!(block_on(buffer.read_async()).unwrap(), [d, c, b, a]);
    assert_eq!(device.zeroed::<T>(2).unwrap().read().unwrap(), [T::ZERO; 2]);
}

#[test]
fn data_comes_back_as_it_went() {
    for device in Device::all() {
        round_trip(&device, &[1.0f32, -2.0, 3.5, f32::INFINITY]);
        round_trip(&device, &[Vec3::X, Vec3::Y, Vec3::Z, Vec3::ONE]);
        round_trip(&device, &[[Vec3::X; 2], [Vec3::Y; 2], [Vec3::Z; 2], [Vec3::ONE; 2]]);
        round_trip(&device, &[[1i32, 2, 3], [4, 5, 6], [7, 8, 9], [-1, -2, -3]]);
    }
}

#[test]
fn empty_buffers_work() {
    for device in Device::all() {
        let x = device.buffer::<f32>(&[]).unwrap();
        let mut y = device.zeroed::<f32>(0).unwrap();
        saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
        assert!(y.is_empty() && y.read().unwrap().is_empty());
        assert!(block_on(y.read_async()).unwrap().is_empty());
        y.write(&[]).unwrap();
        y.read_into(&mut []).unwrap();
        device.zeroed::<[Vec3; 40]>(0).unwrap();
        device.sync().unwrap();
    }
}

#[test]
fn sizes_outside_of_the_limits_are_errors() {
    for device in Device::all() {
        let x = device.buffer(&[1.0]).unwrap();
        let mut y = device.buffer(&[1.0]).unwrap();
        for error in [
            saxpy(1.0, &x, &mut y).workgroups(0).run().unwrap_err(),
            saxpy(1.0, &x, &mut y).invocations((5, 0)).run().unwrap_err(),
        ] {
            assert!(matches!(error, Error::NoWorkgroups { kernel: "saxpy", .. }));
            assert!(error.to_string().contains("skip the launch"), "{error}");
        }
        let limit = device.limits().max_workgroups_per_dimension;
        let error = saxpy(1.0, &x, &mut y).workgroups((1, limit + 1)).run().unwrap_err();
        assert!(
            matches!(error, Error::TooManyWorkgroups { .. }) && error.to_string().contains("65535"),
            "{error}"
        );
        saxpy(1.0, &x, &mut y).workgroups((1, limit)).run().unwrap();
        assert_eq!(y.read().unwrap().len(), 1); // nothing is lost
    }
}

#[test]
fn kernels_outside_of_the_limits_are_errors() {
    const fn kernel(info: &'static KernelInfo) -> rt::Kernel {
        rt::Kernel::new::<()>(info, |_| unreachable!(), |_| unreachable!(), &rt::cpu::Sites::NONE)
    }
    static MANY: [BindingInfo; 2000] = [storage("many", 0, BindingKind::Uniform, None); 2000];
    static LARGE: rt::Kernel =
        kernel(&KernelInfo { workgroup_size: [1 << 20, 1, 1], ..ONE_BUFFER });
    static DEEP: rt::Kernel = kernel(&KernelInfo { workgroup_size: [64, 64, 64], ..ONE_BUFFER });
    static HEAVY: rt::Kernel = kernel(&KernelInfo { workgroup_bytes: 1 << 24, ..ONE_BUFFER });
    static BROAD: rt::Kernel = kernel(&KernelInfo { bindings: &MANY, ..ONE_BUFFER });
    static WRONG: rt::Kernel = kernel(&ONE_BUFFER);
    for device in Device::all() {
        let mut out = device.zeroed(1).unwrap();
        let mut run = |kernel| check_only(kernel, &mut out).workgroups(1).run().unwrap_err();
        assert!(matches!(run(&LARGE), Error::WorkgroupTooLarge { kernel: "one", .. }));
        assert!(matches!(run(&DEEP), Error::WorkgroupTooLarge { .. }));
        assert!(matches!(run(&HEAVY), Error::WorkgroupMemory { bytes: 0x100_0000, .. }));
        if device.is_gpu() {
            if device.limits().max_uniform_buffers < 2000 {
                assert!(matches!(
                    run(&BROAD),
                    Error::TooManyBindings { kind: "uniform buffers", count: 2000, .. }
                ));
            }
            for _ in 0..2 {
                let error = run(&WRONG);
                assert!(matches!(error, Error::KernelRefused { .. }), "{error}");
                assert!(
                    error.to_string().contains("not WGSL")
                        && error.to_string().contains("bug of dsl"),
                    "{error}"
                );
            }
        }
        assert_eq!(out.read().unwrap(), [0.0]);
    }
}

/// Kernels that use each feature. A device without the feature refuses them by name.
#[test]
fn features_are_compared_with_the_device() {
    macro_rules! kernel {
        ($feature:expr, $wgsl:expr) => {{
            static INFO: KernelInfo = KernelInfo {
                entry_point: "main",
                wgsl: concat!(
                    $wgsl,
                    "@group(0) @binding(0) var<storage, read_write> out: array<f32>;
                    @compute @workgroup_size(1) fn main() { out[0] = value(); }"
                ),
                features: &[$feature],
                proofs: Proofs::NONE,
                lints: &[],
                messages: crate::messages::Messages::NONE,
                vouched: crate::__private::Vouched::TEST,
                ..ONE_BUFFER
            };
            static KERNEL: rt::Kernel = rt::Kernel::new::<()>(
                &INFO,
                |dispatch| dispatch.read_write(0).store(0, 4, 0, 1.0f32, rt::cpu::Plain),
                |_| (),
                &rt::cpu::Sites::NONE,
            );
            ($feature, &KERNEL)
        }};
    }
    macro_rules! matrices {
        ($size:literal, $factors:ident, $sums:ident, $a:literal, $c:literal) => {
            kernel!(
                Feature::CooperativeMatrix {
                    size: $size,
                    factors: CoopScalar::$factors,
                    sums: CoopScalar::$sums,
                },
                concat!(
                    "enable f16; enable wgpu_cooperative_matrix;
                    fn value() -> f32 { var a = ",
                    $a,
                    "(); var c = ",
                    $c,
                    "(); return 1.0f; }"
                )
            )
        };
    }
    let kernels = [
        kernel!(
            Feature::ShaderF16,
            "enable f16; fn value() -> f32 { var one = 1.0h; return f32(one); }"
        ),
        kernel!(Feature::ShaderInt64, "fn value() -> f32 { var one = 1li; return f32(one); }"),
        kernel!(Feature::ShaderF64, "fn value() -> f32 { var one = 1.0lf; return f32(one); }"),
        kernel!(Feature::Subgroups, "fn value() -> f32 { return subgroupBroadcastFirst(1.0f); }"),
        kernel!(Feature::SubgroupBarrier, "fn value() -> f32 { subgroupBarrier(); return 1.0f; }"),
        kernel!(
            Feature::Int64Atomics,
            "var<workgroup> n: atomic<u64>;
            fn value() -> f32 { return f32(atomicAdd(&n, 1lu) + 1lu); }"
        ),
        kernel!(
            Feature::Float32Atomics,
            "@group(0) @binding(1) var<storage, read_write> unused: array<atomic<f32>>;
            fn value() -> f32 { return 1.0f; }"
        ),
        kernel!(
            Feature::BufferArrays,
            "enable wgpu_binding_array;
            struct One { elements: array<f32> }
            @group(1) @binding(0) var<storage, read> unused: binding_array<One>;
            fn value() -> f32 { return 1.0f; }"
        ),
        matrices!(8, F16, F16, "coop_mat8x8<f16, A>", "coop_mat8x8<f16, C>"),
        matrices!(8, F16, F32, "coop_mat8x8<f16, A>", "coop_mat8x8<f32, C>"),
        matrices!(8, F32, F32, "coop_mat8x8<f32, A>", "coop_mat8x8<f32, C>"),
        matrices!(16, F16, F16, "coop_mat16x16<f16, A>", "coop_mat16x16<f16, C>"),
        matrices!(16, F16, F32, "coop_mat16x16<f16, A>", "coop_mat16x16<f32, C>"),
        matrices!(16, F32, F32, "coop_mat16x16<f32, A>", "coop_mat16x16<f32, C>"),
    ];
    assert_eq!(kernels.map(|(feature, _)| feature), Feature::ALL);
    let plain = faults::gpu_to_destroy().map(|(device, _)| device);
    for device in Device::all().into_iter().chain(plain) {
        for (feature, kernel) in kernels {
            let mut out = device.zeroed(1).unwrap();
            let result = check_only(kernel, &mut out).workgroups(1).run();
            assert_eq!(device.supports(kernel.info), device.supports(feature), "{feature:?}");
            if device.supports(feature) {
                result.unwrap();
                assert_eq!(out.read().unwrap(), [1.0], "{feature:?} on {device:?}");
                continue;
            }
            let error = result.unwrap_err();
            assert!(
                matches!(error, Error::MissingFeature { kernel: "one", feature: f, .. } if f == feature),
                "{error}"
            );
            let text = error.to_string();
            assert!(text.contains(feature.describe()), "{text}");
            let names =
                feature.wgpu().iter_names().map(|(name, _)| format!("wgpu::Features::{name}"));
            let names = names.collect::<Vec<_>>().join(" | ");
            let request = text.contains(&format!("add {names} to its"));
            assert_eq!(request, device.is_of_program(), "{text}");
        }
    }
    assert!(Feature::ALL.into_iter().all(|feature| Device::cpu().supports(feature)));
}

/// Elements of 2 bytes share their words with neighbours, and the last word may be half used.
#[test]
fn halves_are_written_and_read_one_by_one() {
    let halves = |range: std::ops::Range<u16>| range.map(half::f16::from_bits).collect::<Vec<_>>();
    for device in Device::all() {
        let mut buffer = device.buffer(&halves(0..5)).unwrap();
        assert_eq!(buffer.len(), 5);
        assert_eq!(buffer.read().unwrap(), halves(0..5));
        assert_eq!(buffer.read_range(1..2).unwrap(), halves(1..2));
        assert_eq!(buffer.read_range(3..).unwrap(), halves(3..5));
        assert_eq!(buffer.read_range(2..2).unwrap(), []);
        assert_eq!(block_on(buffer.read_async()).unwrap(), halves(0..5));
        buffer.write_range(1, &halves(11..13)).unwrap();
        buffer.write_range(3, &halves(23..24)).unwrap();
        let expected = [halves(0..1), halves(11..13), halves(23..24), halves(4..5)].concat();
        assert_eq!(buffer.read().unwrap(), expected, "{device:?}");
        buffer.write_range(4, &halves(34..35)).unwrap();
        buffer.write_range(5, &[]).unwrap();
        buffer.write_range(0, &halves(40..44)).unwrap();
        assert_eq!(buffer.read().unwrap(), [halves(40..44), halves(34..35)].concat());
        assert_eq!(device.zeroed::<half::f16>(3).unwrap().read().unwrap(), halves(0..1).repeat(3));
        assert!(device.buffer::<half::f16>(&[]).unwrap().read().unwrap().is_empty());
    }
}

#[test]
fn buffers_outside_of_the_limits_are_errors() {
    for device in Device::all() {
        let error = device.zeroed::<[u32; 1 << 20]>(1 << 40).unwrap_err();
        assert!(matches!(error, Error::BufferTooLarge { kind: "storage", .. }), "{error}");
        assert!(error.to_string().contains(&device.name()), "{error}");
        let error = device.zeroed::<u32>(usize::MAX).unwrap_err();
        assert!(matches!(error, Error::BufferTooLarge { .. }), "{error}");
        let error = device.uniform([0u32; 1 << 17]).unwrap_err();
        assert!(matches!(error, Error::BufferTooLarge { kind: "uniform", .. }), "{error}");
    }
    let error = Device::cpu().zeroed::<[u32; 1 << 20]>(u32::MAX as usize).unwrap_err();
    assert!(matches!(error, Error::OutOfMemory { .. }), "{error}");
}

#[test]
fn slices_and_ranges_outside_of_the_buffer_are_errors() {
    for device in Device::all() {
        let mut buffer = device.buffer(&[1.0, 2.0, 3.0]).unwrap();
        for error in [
            buffer.read_range(2..4).unwrap_err(),
            buffer.read_range(..=3).unwrap_err(),
            buffer.read_range(..=usize::MAX).unwrap_err(),
            #[expect(clippy::reversed_empty_ranges, reason = "that is the error")]
            buffer.read_range(2..1).unwrap_err(),
            buffer.write_range(3, &[1.0]).unwrap_err(),
            buffer.write_range(usize::MAX, &[1.0, 2.0]).unwrap_err(),
        ] {
            assert!(matches!(error, Error::RangeOutOfBounds { len: 3, .. }), "{error}");
        }
        assert!(matches!(
            buffer.write(&[1.0]).unwrap_err(),
            Error::LengthMismatch { buffer: 3, slice: 1 }
        ));
        assert!(matches!(
            buffer.read_into(&mut [0.0; 4]).unwrap_err(),
            Error::LengthMismatch { slice: 4, .. }
        ));
        assert_eq!(buffer.read().unwrap(), [1.0, 2.0, 3.0]);
    }
}

#[test]
fn buffers_of_two_devices_are_an_error() {
    let mut devices = Device::all();
    devices.extend(Device::gpu()); // the same hardware as the first, but another device
    for pair in devices.windows(2) {
        let x = pair[0].buffer(&[1.0]).unwrap();
        let mut y = pair[1].buffer(&[1.0]).unwrap();
        let error = saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap_err();
        assert!(
            matches!(error, Error::OtherDevice { kernel: "saxpy", parameter: "y", .. }),
            "{error}"
        );
    }
    let clone = devices[0].clone();
    let x = clone.buffer(&[1.0]).unwrap();
    saxpy(1.0, &x, &mut devices[0].buffer(&[1.0]).unwrap()).workgroups(1).run().unwrap();
}

#[test]
fn a_launch_without_buffers_is_an_error() {
    static KERNEL: rt::Kernel =
        rt::Kernel::new::<()>(&ONE_BUFFER, |_| (), |_| (), &rt::cpu::Sites::NONE);
    let error = rt::Args::new(&KERNEL).finish().workgroups(1).run().unwrap_err();
    assert!(matches!(error, Error::NoBuffer { kernel: "one" }), "{error}");
}

#[test]
fn devices_are_chosen_by_name() {
    assert!(!ready(Device::from_choice("cpu")).unwrap().is_gpu());
    assert_eq!(ready(Device::from_choice("CPU")).unwrap(), Device::cpu());
    assert_eq!(ready(Device::from_choice("auto")).unwrap().is_gpu(), Device::gpu().is_ok());
    let error = ready(Device::from_choice("tpu")).unwrap_err().to_string();
    assert!(
        ["`tpu`", "`auto`", "`gpu`", "`cpu`", "number of an adapter"]
            .iter()
            .all(|word| error.contains(word)),
        "{error}"
    );
    for (number, device) in Device::all().iter().filter(|device| device.is_gpu()).enumerate() {
        assert!(error.contains(&format!("{number}: {}", device.name())), "{error}");
        assert_eq!(ready(Device::from_choice(&number.to_string())).unwrap().name(), device.name());
        let part = device.name().to_uppercase();
        assert_eq!(ready(Device::from_choice(&part)).unwrap().name(), device.name());
    }
    for choice in ["auto", "cpu", "gpu", "0"] {
        let name = |device: Result<Device, Error>| device.map(|device| device.name()).ok();
        let shared = ready(Device::shared(choice, 0));
        assert_eq!(name(shared), name(ready(Device::from_choice(choice))), "{choice}");
    }
    let error = ready(Device::shared("tpu", 1)).unwrap_err();
    assert!(matches!(error, Error::UnknownDevice { value, .. } if value == "tpu"));
    match ready(Device::from_choice("gpu")) {
        Ok(device) => assert!(device.is_gpu()),
        Err(error) => assert!(error.to_string().contains("mesa-vulkan-drivers"), "{error}"),
    }
    assert_eq!(Device::cpu(), Device::cpu());
    for size in [4, 8, 16, 32, 64, 128] {
        let device = Device::cpu_with_subgroup_size(size).unwrap();
        assert_eq!(device == Device::cpu(), size == 32);
        assert_eq!(device.name().ends_with(&format!("subgroups of {size}")), size != 32);
    }
    for size in [0, 1, 2, 48, 256, u32::MAX] {
        let error = Device::cpu_with_subgroup_size(size).unwrap_err();
        assert!(matches!(error, Error::SubgroupSize { size: found } if found == size), "{error}");
    }
    assert_eq!(Device::all().last(), Some(&Device::cpu()));
}

#[test]
fn handles_cross_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Device>();
    shared::<Buffer<Vec3>>();
    shared::<Uniform<f32>>();
    shared::<Error>();
}

#[test]
fn kernels_are_dumped_once() {
    static OTHER: KernelInfo = KernelInfo { name: "dumped", ..ONE_BUFFER };
    let directory =
        std::env::temp_dir().join(format!("dsl-dump-{}", std::process::id())).join("new");
    let dump = crate::launch::Dump::new(directory.clone().into());
    dump.write(&OTHER).unwrap();
    let file = directory.join("dumped.wgsl");
    assert_eq!(fs::read_to_string(&file).unwrap(), "not WGSL");
    fs::remove_file(&file).unwrap();
    dump.write(&OTHER).unwrap();
    assert!(!file.exists(), "written twice");

    // An instance of a generic kernel, and kernels with the same name in other modules.
    static INSTANCE: KernelInfo =
        KernelInfo { name: "reduce::<Sum, 64>", wgsl: "an instance", ..ONE_BUFFER };
    static NAMESAKE: KernelInfo = KernelInfo { name: "Dumped", wgsl: "a namesake", ..ONE_BUFFER };
    dump.write(&INSTANCE).unwrap();
    dump.write(&NAMESAKE).unwrap();
    let text = |file| fs::read_to_string(directory.join(file)).unwrap();
    assert_eq!(text("reduce_Sum_64.wgsl"), "an instance");
    assert_eq!(text("Dumped_2.wgsl"), "a namesake");

    fs::write(&file, "in the way").unwrap();
    let error = crate::launch::Dump::new(file.into()).write(&OTHER).unwrap_err();
    assert!(matches!(&error, Error::Dump { kernel: "dumped", .. }), "{error}");
    assert!(error.to_string().contains("DSL_DUMP"), "{error}");
    fs::remove_dir_all(directory.parent().unwrap()).unwrap();
}
