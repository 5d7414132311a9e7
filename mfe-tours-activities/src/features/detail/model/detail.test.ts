import { describe, expect, it } from '@jest/globals';
import type { ActivityModality } from '@travesia/contracts';
import { calendarWindow, windowsAround } from './calendar-window.ts';
import { fromPrice } from './from-price.ts';
import { newLines } from './new-lines.ts';
import { dayToShow, optionsOfDay } from './options-of-day.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const searched = { from: '2026-12-01', to: '2026-12-03' };

describe('T-06 the days of an activity', () => {
  it.each([
    ['a short search', searched, { from: '2026-12-01', to: '2026-12-31' }],
    [
      'the end of what is sold',
      { from: '2027-11-10', to: '2027-11-11' },
      { from: '2027-11-10', to: '2027-11-16' },
    ],
    [
      'the longest search',
      { from: '2026-12-01', to: '2026-12-31' },
      { from: '2026-12-01', to: '2026-12-31' },
    ],
  ])('%s asks for a month and not beyond the horizon', (_title, dates, window) => {
    expect(calendarWindow(dates, '2026-11-21')).toEqual(window);
  });

  it.each([
    [
      'in between',
      { from: '2027-02-01', to: '2027-02-28' },
      { earlier: { from: '2027-01-01', to: '2027-01-31' }, later: { from: '2027-03-01', to: '2027-03-31' } },
    ],
    [
      'near today',
      { from: '2026-12-01', to: '2026-12-31' },
      { earlier: { from: '2026-11-21', to: '2026-11-30' }, later: { from: '2027-01-01', to: '2027-01-31' } },
    ],
    [
      'from today to the end of what is sold',
      { from: '2026-11-21', to: '2027-11-16' },
      { earlier: null, later: null },
    ],
  ])('the days around can be asked for: %s', (_title, shown, around) => {
    expect(windowsAround(shown, '2026-11-21')).toEqual(around);
  });

  const calendar = [
    { date: '2026-12-01', amountFrom: null },
    { date: '2026-12-02', amountFrom: usd(5000) },
    { date: '2026-12-09', amountFrom: usd(4000) },
  ];
  it.each([
    ['the day of the address', '2026-12-09', '2026-12-09'],
    ['the first free day of the search where that one is sold out', '2026-12-01', '2026-12-02'],
    ['the first free day of the search', null, '2026-12-02'],
  ])('opens on %s', (_title, wanted, day) => {
    expect(dayToShow(calendar, { wanted, searched })).toBe(day);
  });
  it('opens on a later day where the search has none, and on none where there is none', () => {
    expect(dayToShow(calendar, { wanted: null, searched: { from: '2026-12-05', to: '2026-12-06' } })).toBe(
      '2026-12-02',
    );
    expect(dayToShow([], { wanted: null, searched })).toBeNull();
  });

  it('offers only what can be had that day, cheapest first', () => {
    const rate = (code: string, date: string, amount: number) => ({
      code,
      name: code,
      days: [{ date, amount }],
    });
    const modalities = [
      { code: 'boat', rates: [rate('NOR', '2026-12-02', 9000), rate('NRF', '2026-12-02', 8000)] },
      { code: 'walk', rates: [rate('NOR', '2026-12-09', 4000)] },
    ] as unknown as ActivityModality[];
    const options = optionsOfDay(modalities, '2026-12-02');
    expect(options.map(({ modality, rates }) => [modality.code, rates.map(({ code }) => code)])).toEqual([
      ['boat', ['NRF', 'NOR']],
    ]);
  });
});

describe('the lowest price beside the name', () => {
  const day = (date: string, amount: number, kind: 'free' | 'non_refundable') => ({
    date,
    endDate: date,
    amount,
    currency: 'USD',
    paxAmounts: [],
    sessions: [],
    languages: [],
    cancellation: { kind, freeUntil: null, timeline: [], timeZone: 'UTC' },
  });
  const sold = (...days: ReturnType<typeof day>[]) => ({
    calendar: days.map(({ date, amount }) => ({ date, amountFrom: usd(amount) })),
    modalities: [{ rates: [{ days }] }] as unknown as readonly ActivityModality[] as ActivityModality[],
  });

  it.each([
    ['of the searched days', [day('2026-12-02', 90, 'free'), day('2026-12-09', 50, 'free')], 90, 'included'],
    ['of the others where those have none', [day('2026-12-09', 50, 'free')], 50, 'included'],
    [
      'of which one can be given back',
      [day('2026-12-02', 90, 'free'), day('2026-12-03', 70, 'non_refundable')],
      70,
      'available',
    ],
    ['of which none can', [day('2026-12-02', 90, 'non_refundable')], 90, 'none'],
  ] as const)('%s', (_what, days, amount, free) => {
    expect(fromPrice(sold(...days), searched)).toEqual({ price: usd(amount), free });
  });

  it('is none where nothing is sold', () => {
    expect(
      fromPrice({ calendar: [{ date: '2026-12-02', amountFrom: null }], modalities: [] }, searched),
    ).toBeNull();
  });
});

it('a line that the text says already is not said again', () => {
  const text = 'Walk the old town. Taste five dishes!';
  expect(newLines(['Walk the old town', 'Taste five dishes.', 'Small groups'], text)).toEqual([
    'Small groups',
  ]);
});
