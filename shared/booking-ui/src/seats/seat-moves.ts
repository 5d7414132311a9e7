import type { Seat, SeatMap } from '@travesia/contracts';

type Cabin = SeatMap['cabins'][number];

/** Where an arrow leads from a seat; the same seat at the edge of the cabin. */
export function seatAfter({ columns, rows }: Cabin, from: Seat, key: string): Seat {
  const rowIndex = rows.findIndex(({ seats }) => seats.includes(from));
  const order = (column: string) => columns.indexOf(column);
  const inRow = (index: number) =>
    (rows[index]?.seats ?? []).toSorted((one, other) => order(one.column) - order(other.column));
  const row = inRow(rowIndex);
  const place = row.indexOf(from);
  const rowFrom = (index: number, step: 1 | -1): Seat | undefined => {
    for (let next = index + step; next >= 0 && next < rows.length; next += step) {
      const found = inRow(next).find(({ column }) => column === from.column);
      if (found) return found;
    }
    return undefined;
  };
  switch (key) {
    case 'ArrowLeft':
      return row[place - 1] ?? from;
    case 'ArrowRight':
      return row[place + 1] ?? from;
    case 'ArrowUp':
      return rowFrom(rowIndex, -1) ?? from;
    case 'ArrowDown':
      return rowFrom(rowIndex, 1) ?? from;
    case 'Home':
      return row[0] ?? from;
    case 'End':
      return row.at(-1) ?? from;
    default:
      return from;
  }
}
