import { describe, expect, it } from '@jest/globals';
import type { LocalDate } from '@travesia/domain';
import { agesOf, availabilityOf } from './availability.ts';
import type { SupplierActivity, SupplierBand, SupplierDay, SupplierModality } from './ports.ts';
import { clockTime } from './session-time.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const NOW_MS = Date.parse('2026-11-20T09:00:00Z');
const COUPLE = [{ age: 30 }, { age: 30 }];

const band = (ageFrom: number, ageTo: number, amount = 0): SupplierBand => ({
  type: ageTo > 17 ? 'ADULT' : 'CHILD',
  ageFrom,
  ageTo,
  amount: usd(amount),
});

function day(date: LocalDate, total: number, change: Partial<SupplierDay> = {}): SupplierDay {
  return {
    date,
    endDate: date,
    supplierRateKey: 'k',
    total: usd(total),
    bands: [band(12, 99, total / 2)],
    sessions: [
      { code: 'B', name: '16:00' },
      { code: 'A', name: '9:30 am' },
      { code: 'C', name: 'Por la tarde' },
    ],
    languages: [{ code: 'es', name: 'Español' }],
    penalties: [],
    isNonRefundable: true,
    ...change,
  };
}

function activity(...modalities: (Partial<SupplierModality> & { days?: readonly SupplierDay[] })[]) {
  return {
    timeZone: 'Europe/Madrid',
    modalities: modalities.map(({ days = [], ...change }) => ({
      amountUnitType: 'PAX',
      bands: [],
      rates: [{ code: 'R', name: 'R', days }],
      ...change,
    })),
  } as unknown as SupplierActivity;
}

const available = (one: SupplierActivity) => availabilityOf(one, { paxes: COUPLE, nowMs: NOW_MS });

describe('Q-17: when an activity can be had', () => {
  it('joins days that are sold alike, with clock times, languages and the price of an adult', () => {
    const days = [day('2026-12-02', 8000), day('2026-12-01', 8000), day('2026-12-05', 9000)];
    expect(available(activity({ days }))).toEqual([
      {
        dates: ['2026-12-01', '2026-12-02'],
        total: usd(8000),
        each: usd(4000),
        amountUnitType: 'PAX',
        isFreeToCancel: false,
        times: ['09:30', '16:00'],
        languages: ['es'],
      },
      expect.objectContaining({ dates: ['2026-12-05'], total: usd(9000) }),
    ]);
  });

  it.each<[string, Partial<SupplierDay>, boolean]>([
    ['a dearer one with nothing more', {}, false],
    ['a dearer one that is free to cancel', { isNonRefundable: false }, true],
    ['a dearer one at another time', { sessions: [{ code: 'N', name: '20:00' }] }, true],
    ['a dearer one in another language', { languages: [{ code: 'en', name: 'English' }] }, true],
    ['a dearer one that names no time', { sessions: [] }, false],
  ])('of two ways on one day keeps %s: %j %s', (_what, change, isKept) => {
    const ways = available(
      activity({ days: [day('2026-12-01', 8000)] }, { days: [day('2026-12-01', 9000, change)] }),
    );
    expect(ways.map(({ total }) => total.amount)).toEqual(isKept ? [8000, 9000] : [8000]);
  });

  it('the price of a group is that of the group', () => {
    const days = [day('2026-12-01', 30_000, { bands: [] })];
    expect(available(activity({ amountUnitType: 'SERVICE', days }))).toMatchObject([
      { amountUnitType: 'SERVICE', each: usd(30_000) },
    ]);
  });
});

describe('Q-17: ages', () => {
  it.each([
    ['that follow one another are one range', [band(12, 99), band(3, 11)], [{ from: 3, to: 99 }]],
    [
      'with a gap are two',
      [band(12, 99), band(0, 2)],
      [
        { from: 0, to: 2 },
        { from: 12, to: 99 },
      ],
    ],
    ['are unknown where nobody has a price of his own', [], []],
  ])('%s', (_what, bands, ages) => {
    expect(agesOf(activity({ bands }))).toEqual(ages);
  });

  it('a price for the group says nothing of them', () => {
    expect(agesOf(activity({ amountUnitType: 'SERVICE', bands: [band(0, 99)] }))).toEqual([]);
  });
});

it.each([
  ['09:30', '09:30'],
  ['9.30 h', '09:30'],
  ['9:30 a.m.', '09:30'],
  ['12:15 AM', '00:15'],
  ['1:05 pm', '13:05'],
  ['10:00 - 12:00', '10:00'],
  ['Turno de las 16.00', '16:00'],
  ['Tour at 4:00 PM', '16:00'],
  ['Por la mañana', null],
  ['2026', null],
  ['25:00', null],
])('Q-17: the session “%s” begins at %s', (name, time) => {
  expect(clockTime(name)).toBe(time);
});
