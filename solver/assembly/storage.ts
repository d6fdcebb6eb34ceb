/** Memory of one structure: everything is reserved once and reused, the instance is thrown away, so nothing is ever freed. */

export type Integers = StaticArray<i32>;

/** Address of `count` doubles, aligned to a cache line so that packed panels never straddle one needlessly. */
export function doubles(count: usize): usize {
  return (heap.alloc((count << 3) + 128) + 63) & ~63;
}

export function integers(count: i32): Integers {
  return new StaticArray<i32>(count);
}

export function filled(count: i32, value: i32): Integers {
  const array = new StaticArray<i32>(count);
  for (let i = 0; i < count; i++) unchecked((array[i] = value));
  return array;
}

// @ts-ignore: decorator
@inline
export function at(base: usize, index: i32): f64 {
  return load<f64>(base + ((<usize>index) << 3));
}

// @ts-ignore: decorator
@inline
export function put(base: usize, index: i32, value: f64): void {
  store<f64>(base + ((<usize>index) << 3), value);
}
