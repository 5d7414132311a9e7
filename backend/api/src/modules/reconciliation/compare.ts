import { isSameMoney, type Money } from '@travesia/domain';
import type { OurMove, StatementKind, StatementLine } from './statement.ts';

const DIFFERENCES = [
  'missing_with_us',
  'missing_with_them',
  'other_amount',
  'other_currency',
  'double',
  'refund_unknown',
  'fee',
] as const;

export interface Difference {
  readonly what: (typeof DIFFERENCES)[number];
  readonly reference: string | null;
  readonly bookingId: string | null;
  readonly ours: Money | null;
  readonly theirs: Money | null;
  /** What tells it from another of the same reference. */
  readonly subject: string;
}

export interface Compared {
  readonly ours: readonly OurMove[];
  readonly theirs: readonly StatementLine[];
  /** Whether it belongs to the day that is compared: the rest is there to be matched with. */
  readonly isOursDue: (move: OurMove) => boolean;
  readonly isTheirsDue: (line: StatementLine) => boolean;
  /** The most that may be kept of a charge, in percent. */
  readonly feeMaxPercent: number;
}

const keyOf = ({ kind, reference }: { readonly kind: StatementKind; readonly reference: string | null }) =>
  `${kind} ${reference ?? ''}`;

/** Takes out of the list what fits best, the nearest in time where several do. */
function takeNearest<Item extends { readonly atMs: number }>(
  list: Item[],
  atMs: number,
  fits: (item: Item) => boolean,
): Item | undefined {
  const [best] = list
    .filter(fits)
    .toSorted((one, other) => Math.abs(one.atMs - atMs) - Math.abs(other.atMs - atMs));
  if (best) list.splice(list.indexOf(best), 1);
  return best;
}

/**
 * Where our moves and a statement differ. Both sides are matched by what moved of which payment or order: first what is
 * the same, then what differs in amount or currency; what is left on either side is missing on the other.
 */
export function compareWithStatement(compared: Compared): Difference[] {
  const { isOursDue, isTheirsDue } = compared;
  const ofNothing = compared.theirs.filter(({ kind }) => kind === 'fee' || kind === 'other');
  const found: Difference[] = [
    ...ofNothing.filter(isTheirsDue).map(feeOf),
    ...compared.theirs
      .filter((line) => isTheirsDue(line) && line.fee > (line.amount.amount * compared.feeMaxPercent) / 100)
      .filter((line) => !ofNothing.includes(line))
      .map((line) => ({ ...feeOf(line), theirs: { ...line.amount, amount: line.fee } })),
  ];
  const oursOf = Map.groupBy(compared.ours, keyOf);
  const theirsOf = Map.groupBy(
    compared.theirs.filter((line) => !ofNothing.includes(line)),
    keyOf,
  );
  for (const key of new Set([...oursOf.keys(), ...theirsOf.keys()])) {
    const ours = [...(oursOf.get(key) ?? [])];
    const all = theirsOf.get(key) ?? [];
    const matched: StatementLine[] = [];
    const left = all.filter((line) => {
      const same = takeNearest(ours, line.atMs, (move) => isSameMoney(move.amount, line.amount));
      if (same) matched.push(line);
      return !same;
    });
    for (const line of left) {
      const other =
        takeNearest(ours, line.atMs, ({ amount }) => amount.amount === line.amount.amount) ??
        takeNearest(ours, line.atMs, ({ amount }) => amount.currency === line.amount.currency);
      if (!isTheirsDue(line) && !(other && isOursDue(other))) continue;
      const what = other
        ? other.amount.currency === line.amount.currency
          ? 'other_amount'
          : 'other_currency'
        : whatIsLeft(line, matched);
      found.push({
        what,
        reference: line.reference,
        bookingId: other?.bookingId ?? null,
        ours: other?.amount ?? null,
        theirs: line.amount,
        subject: line.lineId,
      });
    }
    for (const [place, move] of ours.filter(isOursDue).entries())
      found.push({
        what: 'missing_with_them',
        reference: move.reference,
        bookingId: move.bookingId,
        ours: move.amount,
        theirs: null,
        subject: `${move.kind}:${move.amount.amount}:${place}`,
      });
  }
  return found;
}

function whatIsLeft(line: StatementLine, matched: readonly StatementLine[]): Difference['what'] {
  if (matched.some(({ amount }) => isSameMoney(amount, line.amount))) return 'double';
  return line.kind === 'refund' ? 'refund_unknown' : 'missing_with_us';
}

const feeOf = ({ reference, amount, lineId }: StatementLine): Difference => ({
  what: 'fee',
  reference,
  bookingId: null,
  ours: null,
  theirs: amount,
  subject: `fee:${lineId}`,
});
