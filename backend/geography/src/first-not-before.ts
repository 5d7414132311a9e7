/** Place of the first value of a sorted row that does not stand before the wanted one; the row's length if all do. */
export function firstNotBefore<Value extends string | number>(row: ArrayLike<Value>, wanted: Value): number {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = row[middle];
    if (value !== undefined && value < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
