//! The view of a card: a picture, or rows of numbers.

use js_sys::{Array, Uint8ClampedArray};
use wasm_bindgen::JsValue;

use crate::{object, picture::Picture};

pub enum View {
    Picture(Picture),
    Table(Vec<Row>),
}

/// Numbers in a row; only the first row of a matrix has a name.
pub struct Row {
    name: &'static str,
    numbers: Vec<f32>,
}

impl Row {
    /// The rows of a matrix.
    pub fn all(name: &'static str, matrix: &[f32], columns: usize) -> Vec<Self> {
        let rows = matrix.chunks(columns).enumerate();
        rows.map(|(i, row)| Self { name: if i == 0 { name } else { "" }, numbers: row.to_vec() })
            .collect()
    }
}

impl From<Picture> for View {
    fn from(picture: Picture) -> Self {
        Self::Picture(picture)
    }
}

impl View {
    /// The form that the page draws.
    pub fn into_js(self) -> JsValue {
        match self {
            Self::Picture(Picture { width, height, texels }) => object([
                ("width", width.into()),
                ("height", height.into()),
                ("texels", Uint8ClampedArray::from(texels.as_flattened()).into()),
            ]),
            Self::Table(rows) => {
                let row = |Row { name, numbers }: Row| {
                    let numbers: Array = numbers.into_iter().map(JsValue::from).collect();
                    object([("name", name.into()), ("numbers", numbers.into())])
                };
                object([("rows", rows.into_iter().map(row).collect::<Array>().into())])
            }
        }
    }
}
