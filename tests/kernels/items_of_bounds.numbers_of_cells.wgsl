// The kernel `numbers_of_cells`.

struct Cell {
    x: u32,
}

struct Option_Ordering {
    is_some: bool,
    some_value: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

fn of_bounds(i: u32) -> u32 {
    let cell = Cell(i);
    let all_ = made().x + converted(i).x + copied(cell).x + number(cell);
    return all_ + sum(cell, cell).x + compared(cell, Cell(2u));
}

fn of_type(i: u32) -> u32 {
    let cell = Cell(i);
    let declared = Cell_default();
    let all_ = Cell_default_1().x + Cell_from(i).x + Cell_clone(cell).x + Cell_into(cell);
    let all__1 = all_ + declared.x + Cell_default().x;
    return all__1 + Cell_add(cell, cell).x + Cell_add_1(cell, cell).x + u32_from(cell) + u32(Cell_eq(cell, declared)) + 2u * u32(Cell_lt(cell, declared)) + 4u * u32(Cell_eq_1(cell, declared));
}

fn made() -> Cell {
    return Cell_default();
}

fn converted(x: u32) -> Cell {
    return Cell_from_1(x);
}

fn copied(of_: Cell) -> Cell {
    return of_;
}

fn number(of_: Cell) -> u32 {
    return u32_from(of_);
}

fn sum(a: Cell, b: Cell) -> Cell {
    return Cell_add_2(a, b);
}

fn compared(a: Cell, b: Cell) -> u32 {
    return u32(Cell_eq_2(a, b)) + 2u * u32(Cell_lt_1(a, b)) + 4u * u32(Cell_lt_2(a, b));
}

fn Cell_default() -> Cell {
    return Cell(2u);
}

fn Cell_default_1() -> Cell {
    return Cell(1u);
}

fn Cell_from(x: u32) -> Cell {
    return Cell(x + 100u);
}

fn Cell_clone(self_: Cell) -> Cell {
    return Cell(77u);
}

fn Cell_into(self_: Cell) -> u32 {
    return self_.x + 55u;
}

fn Cell_add(self_: Cell, other: Cell) -> Cell {
    return Cell(self_.x * other.x);
}

fn Cell_add_1(self_: Cell, other: Cell) -> Cell {
    return Cell(self_.x + other.x);
}

fn u32_from(cell: Cell) -> u32 {
    return cell.x + 3000u;
}

fn Cell_eq(self_: Cell, other: Cell) -> bool {
    return self_.x > other.x;
}

fn Cell_lt(self_: Cell, other: Cell) -> bool {
    return self_.x > other.x;
}

fn Cell_eq_1(self_: Cell, other: Cell) -> bool {
    return true && self_.x == other.x;
}

fn Cell_from_1(x: u32) -> Cell {
    return Cell(x + 200u);
}

fn Cell_add_2(self_: Cell, other: Cell) -> Cell {
    return Cell(self_.x + other.x);
}

fn Cell_eq_2(self_: Cell, other: Cell) -> bool {
    return true && self_.x == other.x;
}

fn Cell_lt_1(self_: Cell, other: Cell) -> bool {
    let option = Cell_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Cell_lt_2(self_: Cell, other: Cell) -> bool {
    let option = Cell_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Cell_partial_cmp(self_: Cell, other: Cell) -> Option_Ordering {
    let value = self_.x;
    let value_1 = other.x;
    let left = value;
    let right = value_1;
    let value_2 = left <= right || left > right;
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return Option_Ordering(value_2, ordering);
}

@compute @workgroup_size(1)
fn numbers_of_cells(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value = of_bounds(i);
    out[2u * i] = value;
    let value_1 = of_type(i);
    out[2u * i + 1u] = value_1;
}
