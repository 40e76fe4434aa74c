//! Structs that end in a `RuntimeArray<T>`, WGSL's runtime-sized array, as parameters `&T` and
//! `&mut T`. Members before it, also atomics; elements, `len()`, slices, iterators, functions.

use dsl_runtime::prelude::*;

#[derive(ShaderType, Debug, Clone, Copy, PartialEq, Default)]
pub struct Item {
    at: Vec3,
    weight: f32,
}

#[derive(ShaderType, Debug, Clone, PartialEq)]
pub struct Queue {
    count: Atomic<u32>,
    limit: u32,
    items: RuntimeArray<Item>,
}

#[derive(ShaderType, Debug, Clone, PartialEq)]
pub struct Table {
    scale: f32,
    #[align(16)]
    rows: [Vec2; 2],
    cells: RuntimeArray<u32>,
}

/// Counters behind a number that puts them off their usual place.
#[derive(ShaderType, Debug, Clone, PartialEq)]
pub struct Counters {
    total: u32,
    #[align(32)]
    each: RuntimeArray<Atomic<u32>>,
}

#[derive(ShaderType, Debug, Clone, PartialEq)]
pub struct List<T> {
    first: T,
    rest: RuntimeArray<T>,
}

/// Appends the positive numbers, and counts those that find no room.
#[kernel(workgroup_size = 8)]
fn push(input: &[f32], queue: &mut Queue) {
    let i = global_invocation_id().x;
    if i < input.len() && input[i] > 0.0 {
        let slot = queue.count.fetch_add(1);
        if slot < queue.items.len() {
            queue.items[slot] = Item { at: Vec3::splat(input[i]), weight: queue.limit as f32 };
        }
    }
}

#[device]
fn weight(items: &[Item]) -> f32 {
    items.iter().map(|item| item.weight).sum::<f32>() + items.len() as f32 * 100.0
}

#[device]
fn halve(items: &mut [Item]) {
    for item in items {
        item.weight /= 2.0;
    }
}

#[device]
fn limit_of(queue: &Queue) -> u32 {
    queue.limit + queue.count.load() * 1000
}

/// The whole array, in the ways that slices have.
#[kernel(workgroup_size = 1)]
fn walk(queue: &mut Queue, out: &mut [f32]) {
    out[0] = weight(&queue.items);
    halve(&mut queue.items);
    out[1] = weight(&queue.items);
    out[2] = limit_of(queue) as f32;
    for item in &queue.items[1..3] {
        out[3] += item.weight;
    }
    for pair in queue.items.chunks(2) {
        out[4] += pair[0].weight * pair.len() as f32;
    }
    for (i, item) in queue.items.iter_mut().enumerate() {
        item.at.y = i as f32;
    }
    let last = queue.items.len() - 1;
    queue.items.swap(0, last);
    queue.limit += 1;
    let copy = queue.items[last];
    out[5] = copy.at.y + queue.items[0].at.y * 10.0;
}

/// Only read; members of every kind ahead of the elements.
#[kernel(workgroup_size = 4)]
fn look(table: &Table, n: u32, out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < out.len() && i < table.cells.len() {
        let cells = &table.cells;
        let rows = table.rows;
        out[i] = cells[i] as f32 * table.scale + rows[i % 2].y + cells.len() as f32 * 1000.0;
        if n < cells.len() {
            out[i] += cells[n] as f32 / 4.0;
        }
    }
}

/// An index out of memory, which the device keeps within bounds.
#[kernel(workgroup_size = 4)]
fn gather(at: &[u32], table: &Table, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() && i < at.len() {
        out[i] = table.cells[at[i] % 3];
    }
}

#[kernel(workgroup_size = 16)]
fn count(values: &[u32], counters: &Counters) {
    let i = global_invocation_id().x;
    if i < values.len() {
        let bin = values[i];
        if bin < counters.each.len() {
            counters.each[bin].fetch_add(counters.total);
        }
    }
}

#[kernel(workgroup_size = 4, instances(T = [f32, Vec3]))]
fn add_first<T: std::ops::Add<Output = T> + Copy>(list: &mut List<T>, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < list.rest.len() {
        list.rest[i] = list.rest[i] + list.first;
        out[i] = list.rest.len();
    }
}

/// Takes the elements of another kernel's struct for a slice.
#[kernel(workgroup_size = 4)]
fn double(cells: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < cells.len() {
        cells[i] *= 2;
    }
}

fn queue(n: usize, limit: u32) -> Queue {
    Queue { count: Atomic::new(0), limit, items: vec![Item::default(); n].into() }
}

fn check_queue(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input: Vec<f32> = (0..40).map(|i| if i % 3 == 0 { i as f32 } else { -1.0 }).collect();
    let input = device.buffer(&input)?;
    for room in [0, 1, 5, 30] {
        let mut memory = device.storage(&queue(room, 7))?;
        push(&input, &mut memory).invocations(40).run()?;
        let Queue { count, limit, items } = memory.read()?;
        assert_eq!((count.into_inner(), limit, items.len()), (13, 7, room));
        let mut found: Vec<f32> = items.iter().map(|item| item.at.x).collect();
        found.sort_by(f32::total_cmp);
        let stored = found.iter().filter(|x| **x > 0.0).count();
        assert_eq!(stored, room.min(13));
        assert!(items.iter().filter(|item| item.at.x > 0.0).all(|item| item.weight == 7.0));

        // The header alone: what to begin anew with, and what to ask for.
        memory.write_header(&queue(0, 8))?;
        push(&input, &mut memory).invocations(40).run()?;
        let header = memory.read_header()?;
        assert_eq!((header.count.into_inner(), header.limit, header.items.len()), (13, 8, 0));
        assert_eq!(memory.elements().read()?.len(), room);
    }
    Ok(())
}

fn check_walk(device: &Device) -> Result<(), dsl_runtime::Error> {
    let items: RuntimeArray<Item> =
        (0..5).map(|i| Item { at: Vec3::ZERO, weight: (i * 4) as f32 }).collect();
    let before = Queue { count: Atomic::new(3), limit: 5, items };
    let mut memory = device.storage(&before)?;
    let mut out = device.zeroed::<f32>(6)?;
    walk(&mut memory, &mut out).workgroups(1).run()?;
    let expected = [540.0, 520.0, 3005.0, 6.0, 0.0 * 2.0 + 4.0 * 2.0 + 8.0, 0.0 + 4.0 * 10.0];
    assert_eq!(out.read()?, expected);
    let mut after = before.clone();
    for (i, item) in after.items.iter_mut().enumerate() {
        item.weight /= 2.0;
        item.at.y = i as f32;
    }
    after.items.swap(0, 4);
    after.limit = 6;
    assert_eq!(memory.read()?, after);
    memory.write(&before)?;
    assert_eq!(memory.read()?, before);
    assert!(memory.write(&queue(4, 0)).is_err());
    Ok(())
}

fn check_table(device: &Device) -> Result<(), dsl_runtime::Error> {
    let rows = [vec2(1.0, 0.25), vec2(2.0, 0.5)];
    let table = Table { scale: 2.0, rows, cells: vec![10, 20, 30].into() };
    let mut memory = device.storage(&table)?;
    let mut out = device.zeroed::<f32>(8)?;
    look(&memory, 2, &mut out).invocations(8).run()?;
    let expected = [3020.25 + 7.5, 3040.5 + 7.5, 3060.25 + 7.5, 0.0, 0.0, 0.0, 0.0, 0.0];
    assert_eq!(out.read()?, expected);
    let mut gathered = device.zeroed::<u32>(4)?;
    gather(&device.buffer(&[5, 3, 1, 100])?, &memory, &mut gathered).invocations(4).run()?;
    assert_eq!(gathered.read()?, [30, 10, 20, 20]);

    // 48 bytes into the buffer: devices that bind there take it, others say why not.
    match double(&mut memory.elements_mut()).invocations(3).run() {
        Ok(()) => assert_eq!(memory.read()?.cells[..], [20, 40, 60]),
        Err(dsl_runtime::Error::SliceAlignment { offset: 32, .. }) => {}
        Err(other) => return Err(other),
    }
    memory.elements_mut().write(&[1, 2, 3])?;
    assert_eq!(memory.read()?, Table { cells: vec![1, 2, 3].into(), ..table });
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    check_queue(device)?;
    check_walk(device)?;
    check_table(device)?;

    let each = vec![Atomic::new(0); 3].into();
    let mut counters = device.storage(&Counters { total: 2, each })?;
    let values: Vec<u32> = (0..50).map(|i| i % 4).collect();
    count(&device.buffer(&values)?, &mut counters).invocations(50).run()?;
    let counts: Vec<u32> = counters.read()?.each.iter().map(|n| n.into_inner()).collect();
    assert_eq!(counts, [26, 26, 24]);

    let mut lengths = device.zeroed::<u32>(2)?;
    let mut list = device.storage(&List { first: 1.5, rest: vec![1.0, 2.0].into() })?;
    add_first::<f32>(&mut list, &mut lengths).invocations(2).run()?;
    assert_eq!(list.read()?.rest[..], [2.5, 3.5]);
    assert_eq!(lengths.read()?, [2, 2]);
    let rest = vec![Vec3::ONE, Vec3::X].into();
    let mut list = device.storage(&List { first: vec3(1.0, 2.0, 3.0), rest })?;
    add_first::<Vec3>(&mut list, &mut lengths).invocations(2).run()?;
    assert_eq!(list.read()?.rest[..], [vec3(2.0, 3.0, 4.0), vec3(2.0, 2.0, 3.0)]);
    Ok(())
}
