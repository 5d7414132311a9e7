import { describe, expect, it } from '@jest/globals';
import type { MarketSettings } from '@travesia/contracts';
import { addDeal, draftOf, readDraft, type SettingsDraft } from './settings-draft.ts';

const SETTINGS: MarketSettings = {
  contactNumber: '+52 55 5555 0120',
  defaultCurrency: 'MXN',
  paymentMode: 'provider',
  fees: { atol: 2.5 },
  freeCancellation: { withinHours: 24, daysBeforeDeparture: 7 },
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

  it('a deal without its day is pointed at by its own field', () => {
    const two = addDeal(draft());
    expect(readDraft(two).problems).toEqual(['deal-1-endsOn']);
    const wrongDay = { ...two, deals: [{ ...two.deals[0]!, departuresFrom: '2027-02-31' }] };
    expect(readDraft(wrongDay).problems).toEqual(['deal-0-departuresFrom']);
  });
});
