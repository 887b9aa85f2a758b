/** How many tokens two sequences share at their starts, at most `limit`. */
export function commonPrefix(a: usize, b: usize, limit: i32): i32 {
  let shared = 0;
  while (shared < limit && load<i32>(a + ((<usize>shared) << 2)) == load<i32>(b + ((<usize>shared) << 2))) shared++;
  return shared;
}

/** How many tokens two sequences that end before `aEnd` and `bEnd` share there, at most `limit`. */
export function commonSuffix(aEnd: usize, bEnd: usize, limit: i32): i32 {
  let shared = 0;
  while (shared < limit) {
    const back = (<usize>(shared + 1)) << 2;
    if (load<i32>(aEnd - back) != load<i32>(bEnd - back)) break;
    shared++;
  }
  return shared;
}
