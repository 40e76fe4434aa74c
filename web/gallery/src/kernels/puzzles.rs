//! Puzzles 7 to 14 of Answer.AI's WebGPU puzzles (<https://gpupuzzles.answer.ai>).

pub mod puzzle_10;
pub mod puzzle_11;
pub mod puzzle_12;
pub mod puzzle_13;
pub mod puzzle_14;
pub mod puzzle_7;
pub mod puzzle_8;
pub mod puzzle_9;
