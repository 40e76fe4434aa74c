//! `char`: literals, ranges in patterns, casts, digits, ASCII methods, lengths in UTF-8.

use dsl_runtime::prelude::*;

/// The value of a digit of a number in base 16.
fn hex_value(c: char) -> Option<u8> {
    match c {
        '0'..='9' => Some(c as u8 - b'0'),
        'a'..='f' => Some(c as u8 - b'a' + 10),
        'A'..='F' => Some((c as u32 - 'A' as u32 + 10) as u8),
        _ => None,
    }
}

fn is_name(c: char) -> bool {
    c == '_' || c.is_ascii_alphanumeric() || ('\u{80}'..='\u{10FFFF}').contains(&c)
}

#[device]
mod states {
    /// How the characters of a text follow each other.
    #[derive(Clone, Copy, PartialEq)]
    pub enum State {
        Start,
        Name(char),
        Number,
    }

    impl State {
        pub fn next(self, c: char) -> State {
            match (self, c) {
                (State::Start | State::Name(_), c) if c.is_ascii_alphabetic() => State::Name(c),
                (State::Name(_), '_' | '0'..='9') => State::Name('_'),
                (_, '0'..='9') => State::Number,
                _ => State::Start,
            }
        }
    }
}

use states::State;

fn state_code(state: State) -> u32 {
    match state {
        State::Start => 1,
        State::Name(c) => 0x100 + c as u32,
        State::Number => 3,
    }
}

/// The bytes of a character, as UTF-8.
fn encode(c: char, bytes: &mut [u8; 4]) -> usize {
    let code = c as u32;
    match c.len_utf8() {
        1 => bytes[0] = code as u8,
        2 => {
            bytes[0] = (code >> 6) as u8 | 0xC0;
            bytes[1] = (code & 0x3F) as u8 | 0x80;
        }
        3 => {
            bytes[0] = (code >> 12) as u8 | 0xE0;
            bytes[1] = (code >> 6 & 0x3F) as u8 | 0x80;
            bytes[2] = (code & 0x3F) as u8 | 0x80;
        }
        _ => {
            bytes[0] = (code >> 18) as u8 | 0xF0;
            bytes[1] = (code >> 12 & 0x3F) as u8 | 0x80;
            bytes[2] = (code >> 6 & 0x3F) as u8 | 0x80;
            bytes[3] = (code & 0x3F) as u8 | 0x80;
        }
    }
    c.len_utf8()
}

fn of_code(code: u32) -> [u32; 8] {
    let c = char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
    let mut bytes = [0u8; 4];
    let length = encode(c, &mut bytes);
    let states = [c, char::from(code as u8), 'x', (code >> 3) as u8 as char];
    let mut state = State::Start;
    for c in states {
        state = state.next(c);
    }
    let digit = char::from_digit(code % 40, 36).map_or(0, |c| c as u32);
    let upper = c.to_ascii_uppercase();
    let lower = c.to_ascii_lowercase();
    [
        hex_value(c).map_or(99, u32::from),
        u32::from(is_name(c)) | u32::from(c.is_ascii_punctuation()) << 1,
        u32::from_le_bytes(bytes) ^ length as u32,
        state_code(state),
        digit | c.to_digit(16).unwrap_or(50) << 8 | c.to_digit(36).unwrap_or(50) << 16,
        u32::from(upper) ^ (lower as u32) << 1,
        u32::from(c < 'm') | u32::from(c.is_digit(8)) << 1 | u32::from(c.eq_ignore_ascii_case(&'Q')) << 2,
        char::MAX as u32 ^ u32::from(c) ^ char::default() as u32 ^ '\n' as u32,
    ]
}

#[kernel(workgroup_size = 64)]
fn characters(codes: &[u32], out: &mut [[u32; 8]]) {
    let i = global_invocation_id().x;
    if i < out.len() && i < codes.len() {
        out[i] = of_code(codes[i]);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let edges = [0, 47, 48, 57, 58, 64, 65, 90, 91, 96, 97, 122, 123, 127, 128, 255, 0x7FF, 0x800];
    let more = [0xD7FF, 0xD800, 0xDFFF, 0xE000, 0xFFFF, 0x1_0000, 0x10_FFFF, 0x11_0000, u32::MAX];
    let all: Vec<u32> = (0..200).chain(edges).chain(more).collect();
    let codes = device.buffer(&all)?;
    let mut out = device.zeroed::<[u32; 8]>(all.len())?;
    characters(&codes, &mut out).invocations(all.len() as u32).run()?;
    let expected: Vec<[u32; 8]> = all.iter().map(|code| of_code(*code)).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
