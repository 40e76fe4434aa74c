// Methods of `char` as std defines them. A `u32` that is cast is a valid code here.

impl char {
    fn from_u32(code: u32) -> Option<char> {
        if code < 0xd800 || (code > 0xdfff && code < 0x11_0000) { Some(code as char) } else { None }
    }

    // A code that std does not allow gives the first character.
    fn from_u32_unchecked(code: u32) -> char {
        match char::from_u32(code) {
            Some(of) => of,
            None => '\0',
        }
    }

    fn from_digit(digit: u32, radix: u32) -> Option<char> {
        if digit >= radix {
            None
        } else if digit < 10 {
            Some((digit + 48) as char)
        } else {
            Some((digit + 87) as char)
        }
    }

    fn to_digit(self, radix: u32) -> Option<u32> {
        let code = self as u32;
        let letter = (code | 32).wrapping_sub(97);
        let digit = if code.wrapping_sub(48) < 10 {
            code - 48
        } else if letter < 26 {
            letter + 10
        } else {
            radix
        };
        if digit < radix { Some(digit) } else { None }
    }

    fn is_digit(self, radix: u32) -> bool {
        self.to_digit(radix).is_some()
    }

    fn len_utf8(self) -> usize {
        let code = self as u32;
        if code < 0x80 {
            1
        } else if code < 0x800 {
            2
        } else if code < 0x1_0000 {
            3
        } else {
            4
        }
    }
}
