//! Structs that hold slices and `&mut` references: views of buffers, of workgroup memory and of arrays.

use dsl_runtime::prelude::*;

#[device]
mod grids {
    #[derive(Clone, Copy)]
    pub struct Grid<'a> {
        pub cells: &'a [f32],
        pub width: u32,
    }

    impl<'a> Grid<'a> {
        pub fn new(cells: &'a [f32], width: u32) -> Self {
            Grid { cells, width }
        }

        pub fn at(&self, x: u32, y: u32) -> f32 {
            self.cells[(y * self.width + x) as usize]
        }

        pub fn row(&self, y: u32) -> Grid<'a> {
            let start = (y * self.width) as usize;
            Grid { cells: &self.cells[start..start + self.width as usize], ..*self }
        }

        pub fn tail(&self) -> &'a [f32] {
            &self.cells[1..]
        }

        pub fn total(self) -> f32 {
            self.cells.iter().sum()
        }
    }

    pub trait Sample {
        const SCALE: f32;

        fn sample(&self, x: u32) -> f32;

        fn scaled(&self, x: u32) -> f32 {
            self.sample(x) * Self::SCALE
        }
    }

    impl Sample for Grid<'_> {
        const SCALE: f32 = 0.5;

        fn sample(&self, x: u32) -> f32 {
            self.at(x, 0)
        }
    }

    pub fn sum_of_samples<S: Sample>(of: &S, x: u32) -> f32 {
        of.sample(x) + of.scaled(x)
    }

    /// A view of any type, in another one.
    pub struct Row<'a, T> {
        pub items: &'a [T],
        pub first: usize,
    }

    impl<'a, T: Copy> Row<'a, T> {
        pub fn new(items: &'a [T], first: usize) -> Self {
            Row { items, first }
        }

        pub fn get(&self, i: usize) -> T {
            self.items[self.first + i]
        }
    }

    pub struct Pair<'a>(pub Row<'a, f32>, pub &'a [u32]);

    impl Pair<'_> {
        pub fn gather(&self, i: usize) -> f32 {
            let Pair(row, places) = self;
            row.get(places[i] as usize)
        }
    }
}

#[device]
mod writers {
    /// Writes values one after another, as long as there is room.
    pub struct Writer<'a> {
        pub out: &'a mut [f32],
        pub count: usize,
    }

    impl<'a> Writer<'a> {
        pub fn new(out: &'a mut [f32]) -> Self {
            Self { out, count: 0 }
        }

        pub fn push(&mut self, value: f32) -> bool {
            if self.count == self.out.len() {
                return false;
            }
            self.out[self.count] = value;
            self.count += 1;
            true
        }

        pub fn extend(&mut self, from: &[f32]) {
            for value in from {
                self.push(*value);
            }
        }

        pub fn double(&mut self) {
            for value in self.out[..self.count].iter_mut() {
                *value *= 2.0;
            }
        }
    }

    pub fn push_twice(writer: &mut Writer<'_>, value: f32) {
        writer.push(value);
        writer.push(-value);
    }

    /// Reads bytes one after another.
    pub struct Reader<'a> {
        bytes: &'a [u8],
        at: usize,
    }

    impl<'a> Reader<'a> {
        pub fn new(bytes: &'a [u8]) -> Self {
            Self { bytes, at: 0 }
        }

        pub fn byte(&mut self) -> Option<u8> {
            if self.at >= self.bytes.len() {
                return None;
            }
            self.at += 1;
            Some(self.bytes[self.at - 1])
        }

        pub fn varint(&mut self) -> u32 {
            let mut value = 0;
            let mut shift = 0;
            while let Some(byte) = self.byte() {
                value |= ((byte & 0x7f) as u32) << shift;
                shift += 7;
                if byte & 0x80 == 0 {
                    break;
                }
            }
            value
        }
    }
}

use grids::{Grid, Pair, Row, Sample, sum_of_samples};
use writers::{Reader, Writer, push_twice};

#[kernel(workgroup_size = 4)]
fn views_to_read(cells: &[f32], places: &[u32], width: u32, out: &mut [f32]) {
    workgroup_var!(tile: [f32; 4]);
    let lane = local_invocation_index();
    tile[lane as usize] = cells[lane as usize] * 10.0;
    workgroup_barrier();
    let i = global_invocation_id().x;
    let whole = Grid { cells, width };
    let shared = Grid::new(&tile, 2);
    let mut sum = whole.at(1, 1) + shared.at(1, 1) + Grid::new(&cells[1..], width).at(0, 0);
    sum += whole.row(1).total() + whole.tail()[0] + shared.tail().len() as f32;
    sum += sum_of_samples(&whole, lane) + sum_of_samples(&shared, 1) + whole.scaled(1);
    let copy = whole;
    let nearest = |x: u32| copy.at(x.min(copy.width - 1), 0);
    sum += nearest(lane) + nearest(100);
    let pair = Pair(Row::new(cells, 1), places);
    sum += pair.gather(0) + pair.0.items[0] + Row { items: places, first: 1 }.get(0) as f32;
    if i < out.len() as u32 {
        out[i as usize] = sum;
    }
}

#[kernel(workgroup_size = 1)]
fn views_to_write(bytes: u32, out: &mut [f32]) {
    let mut room = [0.0; 5];
    let mut writer = Writer::new(&mut room);
    writer.push(1.0);
    push_twice(&mut writer, 2.0);
    writer.double();
    writer.extend(&[7.0, 8.0, 9.0]);
    let count = writer.count;
    let mut there = Writer::new(out);
    there.extend(&room);
    there.push(count as f32);
    let bytes = [bytes as u8, (bytes >> 8) as u8, (bytes >> 16) as u8, (bytes >> 24) as u8];
    let mut reader = Reader::new(&bytes);
    let mut later = Reader::new(&bytes[3..]);
    there.push(reader.varint() as f32);
    there.push(reader.varint() as f32);
    there.push(later.varint() as f32);
    push_twice(&mut there, 3.5);
}

fn on_host(cells: &[f32], places: &[u32], width: u32, lane: u32) -> f32 {
    let tile = [0, 1, 2, 3].map(|n: usize| cells[n] * 10.0);
    let (whole, shared) = (Grid { cells, width }, Grid::new(&tile, 2));
    let mut sum = whole.at(1, 1) + shared.at(1, 1) + Grid::new(&cells[1..], width).at(0, 0);
    sum += whole.row(1).total() + whole.tail()[0] + shared.tail().len() as f32;
    sum += sum_of_samples(&whole, lane) + sum_of_samples(&shared, 1) + whole.scaled(1);
    sum += whole.at(lane.min(width - 1), 0) + whole.at(width - 1, 0);
    let pair = Pair(Row::new(cells, 1), places);
    sum + pair.gather(0) + pair.0.items[0] + Row { items: places, first: 1 }.get(0) as f32
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (cells, places) = ([1.0, 2.5, 4.0, 8.0, 16.0, 32.0], [2, 5]);
    let mut out = device.zeroed::<f32>(4)?;
    let (in_cells, in_places) = (device.buffer(&cells)?, device.buffer(&places)?);
    views_to_read(&in_cells, &in_places, 3, &mut out).workgroups(1).run()?;
    let expected: Vec<f32> = (0..4).map(|lane| on_host(&cells, &places, 3, lane)).collect();
    assert_eq!(out.read()?, expected);

    let mut out = device.zeroed::<f32>(10)?;
    views_to_write(0x7f05_0281, &mut out).workgroups(1).run()?;
    let expected = [2.0, 4.0, -4.0, 7.0, 8.0, 5.0, 257.0, 5.0, 127.0, 3.5];
    assert_eq!(out.read()?, expected);
    Ok(())
}
