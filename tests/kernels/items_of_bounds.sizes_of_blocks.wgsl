// The kernel `sizes_of_blocks`.

struct Block {
    size: u32,
}

struct Held_Block {
    block: Block,
    of_: Block,
}

struct Pair_Block {
    a: Block,
    b: Block,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;

const Block_LIMIT: u32 = 90u;
const Block_STEP: u32 = 3u;
const Block_LIMIT_1: u32 = 900u;
const Block_STEP_1: u32 = 1u;

fn all_(i: u32) -> f32 {
    let block_1 = made(i);
    let operand = limited(block_1) + beside(block_1, block_1);
    let of_ = array<Block, 2>(block_1, Block(2u));
    let known = block_1;
    var value: u32;
    var sum_1 = 0u;
    for (var position = 0u; position < 2u; position++) {
        let operand_1 = Block_size(of_[position]);
        let term = operand_1 + Block_size_1(of_[position]);
        sum_1 += term;
    }
    let all__1 = sum_1;
    let argument = Block_new(4u);
    value = all__1 + Block_size(argument) + Block_size_1(known);
    let sum = operand + value + Block_twice(block_1) + Block_grown(block_1) + Block_own(i);
    let sum_2 = sum + Held_Block_all(Held_Block(block_1, block_1));
    return f32(sum_2) + scaled(block_1, 0.5f) + f32(Pair_Block_size(Pair_Block_new(i, 4u)));
}

fn made(size: u32) -> Block {
    return Block_new(size);
}

fn limited(of_: Block) -> u32 {
    return Block_size(of_) + Block_size(of_) + Block_LIMIT * Block_STEP;
}

fn beside(of_: Block, known: Block) -> u32 {
    let literal = Block(3u);
    let declared = known;
    let made_1 = Block_new_1(2u);
    let given = block(4u);
    var all__1 = Block_size_1(literal) + 2u * Block_size_1(declared) + 3u * Block_size_1(made_1) + Block_size_1(given);
    let declared_1 = of_;
    let literal_1 = Block_new(9u);
    let value = 5u * Block_size(declared_1) + Block_size(literal_1) + Block_size_1(made_1);
    all__1 += value;
    let made_2 = of_;
    if (true) {
        let value_1 = Block_size(made_2);
        all__1 += value_1;
    }
    let given_1 = of_;
    let operand = all__1 + Block_size(given_1) + Block_size_1(declared) + Block_size_1(made_1) + Block_size_1(literal);
    let of__1 = known;
    return operand + (Block_size_1(of__1) + Block_size_1(given)) + Block_size_1(block(1u));
}

fn Block_size(self_: Block) -> u32 {
    return self_.size;
}

fn Block_size_1(self_: Block) -> u32 {
    return self_.size + 500u;
}

fn Block_new(size: u32) -> Block {
    return Block(size);
}

fn Block_twice(self_: Block) -> u32 {
    return 2u * Block_size(self_) + Block_LIMIT;
}

fn Block_grown(self_: Block) -> u32 {
    let argument = Block_new(Block_size(self_) + Block_STEP);
    return Block_size(argument);
}

fn Block_own(size: u32) -> u32 {
    return Block_size_1(Block_new_1(size)) + Block_LIMIT_1 + Block_STEP_1;
}

fn Held_Block_all(self_: Held_Block) -> u32 {
    return Block_size_1(self_.block) + 3u * Block_size(self_.of_) + 5u * Block_size_1(Block_doubled(self_.block));
}

fn scaled(of_: Block, by: f32) -> f32 {
    return Block_size_2(of_, by) + Block_size_2(of_, 2.0f);
}

fn Pair_Block_new(a: u32, b: u32) -> Pair_Block {
    return Pair_Block(Block_new(a), Block_new(b));
}

fn Pair_Block_size(self_: Pair_Block) -> u32 {
    return Block_size(self_.a) + Block_size(self_.b) + Block_LIMIT;
}

fn Block_new_1(size: u32) -> Block {
    return Block(1000u * size);
}

fn block(size: u32) -> Block {
    return Block(size);
}

fn Block_doubled(self_: Block) -> Block {
    return Block(2u * self_.size);
}

fn Block_size_2(self_: Block, by: f32) -> f32 {
    return by * f32(self_.size);
}

@compute @workgroup_size(1)
fn sizes_of_blocks(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value = all_(i);
    out[i] = value;
}
