/** Lists by a key. */

export function gather<K, T>(into: Map<K, T[]>, key: K, one: T): void {
  const there = into.get(key);
  if (there) there.push(one);
  else into.set(key, [one]);
}
