import { describe, expect, it } from '@jest/globals';
import { compareWithStatement } from './compare.ts';
import type { OurMove, StatementLine } from './statement.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const usd = (amount: number) => ({ amount, currency: 'USD' });
const move = (more: Partial<OurMove> = {}): OurMove => ({
  bookingId: 'one',
  atMs: NOON,
  kind: 'charge',
  reference: 'pi_1',
  amount: usd(10_000),
  ...more,
});
let lines = 0;
const line = (more: Partial<StatementLine> = {}): StatementLine => ({
  lineId: `txn_${(lines += 1)}`,
  atMs: NOON + 60_000,
  kind: 'charge',
  reference: 'pi_1',
  amount: usd(10_000),
  fee: 0,
  ...more,
});
const compare = (ours: OurMove[], theirs: StatementLine[], isDue = true) =>
  compareWithStatement({
    ours,
    theirs,
    isOursDue: () => isDue,
    isTheirsDue: () => true,
    feeMaxPercent: 5,
  }).map(({ what }) => what);

describe('a statement beside the ledger', () => {
  it.each<[string, OurMove[], StatementLine[], string[]]>([
    ['the same', [move()], [line()], []],
    [
      'the same payment, and its refund',
      [move(), move({ kind: 'refund' })],
      [line(), line({ kind: 'refund' })],
      [],
    ],
    [
      'two refunds of the same amount',
      [move({ kind: 'refund' }), move({ kind: 'refund' })],
      [line({ kind: 'refund' }), line({ kind: 'refund' })],
      [],
    ],
    ['a charge that we do not know', [], [line()], ['missing_with_us']],
    ['a charge that they do not know', [move()], [], ['missing_with_them']],
    ['a cent less', [move()], [line({ amount: usd(9_999) })], ['other_amount']],
    [
      'another currency',
      [move()],
      [line({ amount: { amount: 10_000, currency: 'EUR' } })],
      ['other_currency'],
    ],
    ['a charge made twice', [move()], [line(), line()], ['double']],
    [
      'a refund made twice',
      [move({ kind: 'refund' })],
      [line({ kind: 'refund' }), line({ kind: 'refund' })],
      ['double'],
    ],
    [
      'a refund that we do not know',
      [move()],
      [line(), line({ kind: 'refund', amount: usd(500) })],
      ['refund_unknown'],
    ],
    [
      'a second refund of another amount',
      [move({ kind: 'refund' })],
      [line({ kind: 'refund' }), line({ kind: 'refund', amount: usd(1) })],
      ['refund_unknown'],
    ],
    ['a fee of the account', [], [line({ kind: 'fee', reference: null })], ['fee']],
    ['an adjustment', [], [line({ kind: 'other', reference: null })], ['fee']],
    ['a fee that is too high', [move()], [line({ fee: 501 })], ['fee']],
    [
      'a refund of one payment for another',
      [move({ kind: 'refund' })],
      [line({ kind: 'refund', reference: 'pi_2' })],
      ['missing_with_them', 'refund_unknown'],
    ],
  ])('D-15: %s', (_what, ours, theirs, found) => {
    expect(compare(ours, theirs).toSorted()).toEqual(found);
  });

  it('D-15: what is not due on our side is there to be matched, and never missing', () => {
    expect(compare([move()], [], false)).toEqual([]);
    expect(compare([move()], [line()], false)).toEqual([]);
  });
});
