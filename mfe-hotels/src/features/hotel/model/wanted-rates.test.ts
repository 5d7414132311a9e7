import { describe, expect, it } from '@jest/globals';
import type { RatePlan } from '@travesia/contracts';
import type { WantedTerms } from '../../search/index.ts';
import { rateBuckets, wantedRates } from './wanted-rates.ts';

const rate = (
  rateKey: string,
  kind: RatePlan['cancellation']['kind'],
  board: RatePlan['board'],
  amount: number,
  due = 0,
) =>
  ({
    rateKey,
    board,
    cancellation: { kind },
    amountAfterTax: { amount, currency: 'USD' },
    payAtProperty: due ? { amount: due, currency: 'USD' } : null,
    payAtPropertyConverted: due ? { amount: due, currency: 'USD' } : null,
  }) as RatePlan;
const ROOMS = [
  { roomID: 'single', ratePlans: [rate('s1', 'non_refundable', 'room_only', 100)] },
  {
    roomID: 'double',
    ratePlans: [
      rate('d1', 'non_refundable', 'room_only', 200),
      rate('d2', 'partial', 'breakfast', 210),
      rate('d3', 'free', 'breakfast', 220, 30),
    ],
  },
];
const ANY: WantedTerms = { isFreeToCancel: false, board: [] };
const keys = (wanted: Partial<WantedTerms>) => {
  const shown = wantedRates(ROOMS, { ...ANY, ...wanted });
  return [
    shown.hasWanted,
    ...shown.rooms.flatMap(({ ratePlans }) => ratePlans.map(({ rateKey }) => rateKey)),
  ];
};

describe('H-08, Q-16: the rates of a hotel', () => {
  it.each([
    ['all of them where nothing is asked', {}, [true, 's1', 'd1', 'd2', 'd3']],
    ['those that can be cancelled free of charge', { isFreeToCancel: true }, [true, 'd3']],
    ['those with breakfast', { board: ['breakfast'] }, [true, 'd2', 'd3']],
    ['either meals', { board: ['breakfast', 'room_only'] }, [true, 's1', 'd1', 'd2', 'd3']],
    [
      'all of them where none is wanted, and says so',
      { board: ['full_board'] },
      [false, 's1', 'd1', 'd2', 'd3'],
    ],
  ] satisfies [string, Partial<WantedTerms>, (boolean | string)[]][])(
    'shows %s',
    (_what, wanted, expected) => {
      expect(keys(wanted)).toEqual(expected);
    },
  );

  it('counts what each choice would show beside the other, with the lowest whole cost', () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    expect(rateBuckets(ROOMS, ANY)).toEqual({
      boards: [
        { board: 'room_only', count: 2, from: usd(100) },
        { board: 'breakfast', count: 2, from: usd(210) },
      ],
      free: { count: 1, from: usd(250) },
    });
    expect(rateBuckets(ROOMS, { ...ANY, isFreeToCancel: true }).boards[0]).toEqual({
      board: 'room_only',
      count: 0,
      from: null,
    });
  });

  it('offers no choice where there is none', () => {
    expect(rateBuckets(ROOMS.slice(0, 1), ANY)).toEqual({ boards: [], free: null });
  });
});
