//! Sums of products of inputs, with cached results about them.

use std::cell::OnceCell;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::rc::Rc;

use super::launches::{APART, Launch, SMALL, TYPICAL, UNUSUAL};
use super::polynomial::Product;

/// The value at each of some launches.
type AtLaunches = [Option<i64>; 3];

/// The sum of one or more products, in order. Polynomials that differ only in their constants share
/// it, so expensive results are kept.
#[derive(Debug)]
pub(super) struct Sum {
    products: Vec<Product>,
    least: OnceCell<Option<i64>>,
    greatest: OnceCell<Option<i64>>,
    offset: OnceCell<Option<i64>>,
    typical: OnceCell<AtLaunches>,
    unusual: OnceCell<AtLaunches>,
}

impl Sum {
    pub(super) fn of(products: Vec<Product>) -> Rc<Sum> {
        Rc::new(Sum {
            products,
            least: OnceCell::new(),
            greatest: OnceCell::new(),
            offset: OnceCell::new(),
            typical: OnceCell::new(),
            unusual: OnceCell::new(),
        })
    }

    pub(super) fn products(&self) -> &[Product] {
        &self.products
    }

    /// A number that it is not below in any launch.
    pub(super) fn least(&self) -> Option<i64> {
        *self.least.get_or_init(|| self.limit(1))
    }

    /// A number that it does not exceed in any launch.
    pub(super) fn greatest(&self) -> Option<i64> {
        *self.greatest.get_or_init(|| self.limit(-1))
    }

    /// The least value, or with `sign` -1 the greatest one.
    fn limit(&self, sign: i64) -> Option<i64> {
        let mut limit = 0_i64;
        for Product { inputs, factor } in &self.products {
            let (mut product, grows) = (*factor, factor.signum() == sign);
            for input in &**inputs {
                let (min, max) = input.limits();
                let min = min?;
                // Products of negative inputs have other limits.
                if min < 0 && inputs.len() > 1 {
                    return None;
                }
                // A negative product is least where the inputs are greatest.
                product = product.checked_mul(if grows { min } else { max? })?;
            }
            limit = limit.checked_add(product)?;
        }
        Some(limit)
    }

    /// The number to add for a sum that is never negative, as `find` computes it.
    pub(super) fn offset(&self, find: impl FnOnce() -> Option<i64>) -> Option<i64> {
        *self.offset.get_or_init(find)
    }

    /// For a condition: the values at typical launches.
    pub(super) fn typical(&self) -> &AtLaunches {
        self.typical.get_or_init(|| self.at(&TYPICAL, &self.short()))
    }

    /// For a condition: the values at launches whose parameters differ.
    pub(super) fn apart(&self) -> [Option<i64>; 2] {
        self.at(&APART, &self.short())
    }

    /// For a condition: the value at a small launch.
    pub(super) fn small(&self) -> Option<i64> {
        let [value] = self.at(&SMALL, &self.short());
        value
    }

    /// The lengths that only make the condition harder to fulfil.
    fn short(&self) -> BTreeSet<usize> {
        let (mut short, mut long) = (BTreeSet::new(), BTreeSet::new());
        for Product { inputs, factor } in &self.products {
            let of = if *factor < 0 { &mut short } else { &mut long };
            inputs.iter().for_each(|input| input.lengths(of));
        }
        short.retain(|binding| !long.contains(binding));
        short
    }

    /// The values at unusual launches.
    pub(super) fn unusual(&self) -> &AtLaunches {
        self.unusual.get_or_init(|| self.at(&UNUSUAL, &BTreeSet::new()))
    }

    fn at<const N: usize>(
        &self,
        launches: &[Launch; N],
        short: &BTreeSet<usize>,
    ) -> [Option<i64>; N] {
        launches.each_ref().map(|launch| launch.sum(&self.products, short))
    }
}

impl PartialEq for Sum {
    fn eq(&self, other: &Sum) -> bool {
        self.products == other.products
    }
}

impl Eq for Sum {}

impl PartialOrd for Sum {
    fn partial_cmp(&self, other: &Sum) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Sum {
    fn cmp(&self, other: &Sum) -> Ordering {
        match std::ptr::eq(self, other) {
            true => Ordering::Equal,
            false => self.products.cmp(&other.products),
        }
    }
}
