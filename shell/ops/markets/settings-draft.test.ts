import { describe, expect, it } from '@jest/globals';
import type { MarketSettings } from '@travesia/contracts';
import { addMargin, moveUp } from './margin-draft.ts';
import { addDeal, draftOf, readDraft, type SettingsDraft } from './settings-draft.ts';

const SETTINGS: MarketSettings = {
  contactNumber: '+52 55 5555 0120',
  defaultCurrency: 'MXN',
  paymentMode: 'provider',
  fees: { atol: 2.5 },
  freeCancellation: { withinHours: 24, daysBeforeDeparture: 7 },
  margins: [
    {
      product: 'flight',
      source: 'kayak',
      percent: 7.5,
      fixed: 199,
      minimum: 300,
      maximum: 9_000,
      roundTo: 100,
    },
    { until: '2027-03-31', percent: 0, fixed: 0, minimum: 0, roundTo: 1 },
  ],
  phoneDeals: [{ kind: 'departures', endsOn: '2027-03-31', departuresFrom: '2027-01-11' }],
};
const draft = (own: Partial<SettingsDraft> = {}): SettingsDraft => ({
  ...draftOf(SETTINGS),
  reason: 'summer',
  ...own,
});

describe('settings of a market as they are typed (P-49)', () => {
  it('what is not touched stays as it was', () => {
    expect(readDraft(draft()).settings).toEqual(SETTINGS);
  });

  it('takes a comma, small letters and spaces as people type them', () => {
    const { settings } = readDraft(draft({ atol: ' 3,75 ', safi: '', defaultCurrency: ' usd ' }));
    expect(settings).toMatchObject({ fees: { atol: 3.75 }, defaultCurrency: 'USD' });
  });

  it.each([
    [{ contactNumber: '5555' }, ['contactNumber']],
    [{ defaultCurrency: 'XQX' }, ['defaultCurrency']],
    [{ defaultCurrency: 'pesos' }, ['defaultCurrency']],
    [{ atol: 'much' }, ['atol']],
    [{ safi: '-1' }, ['safi']],
    [{ safi: '5000' }, ['safi']],
    [{ freeHours: '0' }, ['freeHours']],
    [{ freeHours: 'a day' }, ['freeHours']],
    [{ freeDays: '1.5' }, ['freeDays']],
    [{ reason: ' ' }, ['reason']],
  ] satisfies [Partial<SettingsDraft>, string[]][])('%j is pointed at', (own, problems) => {
    expect(readDraft(draft(own)).problems).toEqual(problems);
  });

  it('M-04: without hours nothing is free', () => {
    expect(readDraft(draft({ freeHours: ' ' })).settings).toMatchObject({ freeCancellation: null });
  });

  it('W-14: a margin is typed in dollars, with a comma if you like, and stored in cents', () => {
    const [first, second] = draft().margins;
    const typed = { ...first!, percent: ' 8,25 ', fixed: '2,5', minimum: '', maximum: '' };
    expect(readDraft(draft({ margins: [second!, typed] })).settings?.margins).toEqual([
      SETTINGS.margins?.[1],
      { product: 'flight', source: 'kayak', percent: 8.25, fixed: 250, minimum: 0, roundTo: 100 },
    ]);
  });

  it.each([
    [{ percent: '' }, []],
    [{ percent: '50.01' }, ['margin-1-percent']],
    [{ percent: '7.123' }, ['margin-1-percent']],
    [{ percent: 'much' }, ['margin-1-percent']],
    [{ fixed: '1.999' }, ['margin-1-fixed']],
    [{ fixed: '-1' }, ['margin-1-fixed']],
    [{ minimum: '1000.01' }, ['margin-1-minimum']],
    [{ minimum: '5', maximum: '4' }, ['margin-1-maximum']],
    [{ supplier: 'Duffel!' }, ['margin-1-supplier']],
    [{ source: 'x'.repeat(129) }, ['margin-1-source']],
    [{ from: '2027-04-01' }, ['margin-1-until']],
    [{ from: '2027-02-31' }, ['margin-1-from']],
  ])('W-14: of a margin %j: %j', (own, problems) => {
    const [first, second] = draft().margins;
    expect(readDraft(draft({ margins: [first!, { ...second!, ...own }] })).problems).toEqual(problems);
  });

  it('W-14: the first that fits counts, so each can be moved up', () => {
    const margins = addMargin(draft().margins);
    expect(margins.map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(moveUp(margins, 2).map(({ key }) => key)).toEqual([0, 2, 1]);
    expect(moveUp(margins, 0).map(({ key }) => key)).toEqual([0, 1, 2]);
  });

  it('a deal without its day is pointed at by its own field', () => {
    const two = addDeal(draft());
    expect(readDraft(two).problems).toEqual(['deal-1-endsOn']);
    const wrongDay = { ...two, deals: [{ ...two.deals[0]!, departuresFrom: '2027-02-31' }] };
    expect(readDraft(wrongDay).problems).toEqual(['deal-0-departuresFrom']);
  });
});
