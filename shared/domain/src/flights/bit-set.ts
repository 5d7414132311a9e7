/** A fixed set of small whole numbers, 32 to a word: filters at thousands of offers stay a handful of ANDs. */
export type BitSet = Uint32Array;

export function emptyBits(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullBits(size: number): BitSet {
  const bits = emptyBits(size).fill(0xffffffff);
  const rest = size & 31;
  const last = bits.length - 1;
  if (rest > 0 && last >= 0) bits[last] = 2 ** rest - 1;
  return bits;
}

export function addBit(bits: BitSet, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
}

export function hasBit(bits: BitSet, index: number): boolean {
  return ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;
}

export function unionBits(size: number, sets: readonly BitSet[]): BitSet {
  const result = emptyBits(size);
  for (const set of sets) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) | (set[word] ?? 0);
  }
  return result;
}

export function intersectBits(size: number, sets: readonly BitSet[]): BitSet {
  const result = fullBits(size);
  for (const set of sets) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) & (set[word] ?? 0);
  }
  return result;
}

/** Calls back with each member, lowest first. */
export function forEachBit(bits: BitSet, visit: (index: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      visit(word * 32 + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
}

/** How many members there are. */
export function popcount(bits: BitSet): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    rest -= (rest >>> 1) & 0x55555555;
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    count += (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}
