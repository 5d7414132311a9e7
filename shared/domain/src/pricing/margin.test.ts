import { describe, expect, it } from '@jest/globals';
import { marginReturned, marginRuleFor, priceWithMargin, type MarginScope } from '../index.ts';

const TERMS = { percent: 0, fixed: 0, minimum: 0, roundTo: 1 };
const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('W-14: the price with our margin', () => {
  it.each([
    ['no rule', 41_230, null, 41_230],
    ['a rule of nothing', 41_230, TERMS, 41_230],
    ['percent', 41_230, { ...TERMS, percent: 10 }, 45_353],
    ['half a cent rounds up', 10_050, { ...TERMS, percent: 5 }, 10_553],
    ['less than half a cent rounds down', 10_009, { ...TERMS, percent: 5 }, 10_509],
    ['two decimals of a percent, exactly', 20_000, { ...TERMS, percent: 1.15 }, 20_230],
    ['a fixed amount', 41_230, { ...TERMS, fixed: 500 }, 41_730],
    ['percent plus a fixed amount', 10_000, { ...TERMS, percent: 10, fixed: 250 }, 11_250],
    ['at least the minimum', 1_000, { ...TERMS, percent: 5, minimum: 300 }, 1_300],
    ['at most the maximum', 900_000, { ...TERMS, percent: 5, maximum: 4_000 }, 904_000],
    ['a minimum alone', 5_000, { ...TERMS, minimum: 199 }, 5_199],
    ['to whole dollars, half up', 10_000, { ...TERMS, fixed: 150, roundTo: 100 }, 10_200],
    ['to whole dollars, down', 10_000, { ...TERMS, fixed: 149, roundTo: 100 }, 10_100],
    ['rounding never goes below the supplier', 10_040, { ...TERMS, roundTo: 100 }, 10_100],
    [
      'rounding comes after the maximum',
      10_000,
      { ...TERMS, percent: 50, maximum: 260, roundTo: 100 },
      10_300,
    ],
    ['to five dollars', 10_000, { ...TERMS, fixed: 251, roundTo: 500 }, 10_500],
  ])('%s', (_, cost, terms, price) => {
    expect(priceWithMargin(usd(cost), terms)).toEqual(usd(price));
  });
});

describe('W-14: which rule counts', () => {
  const asked = { product: 'flight', supplier: 'duffel', source: 'Kayak', today: '2026-11-23' } as const;
  it.each<[string, MarginScope, boolean]>([
    ['everything', {}, true],
    ['its product', { product: 'flight' }, true],
    ['another product', { product: 'hotel' }, false],
    ['its supplier', { supplier: 'duffel' }, true],
    ['another supplier', { supplier: 'amadeus' }, false],
    ['its source, however it is written', { source: 'kayak' }, true],
    ['another source', { source: 'google' }, false],
    ['from today', { from: '2026-11-23' }, true],
    ['from tomorrow', { from: '2026-11-24' }, false],
    ['until today', { until: '2026-11-23' }, true],
    ['until yesterday', { until: '2026-11-22' }, false],
    ['all of it', { product: 'flight', source: 'kayak', from: '2026-01-01', until: '2026-12-31' }, true],
    ['all but one of it', { product: 'flight', source: 'google', from: '2026-01-01' }, false],
  ])('%s', (_, rule, doesFit) => {
    expect(marginRuleFor([rule], asked)).toBe(doesFit ? rule : null);
  });

  it('is the first that fits', () => {
    const [special, usual] = [{ source: 'kayak' }, {}];
    expect(marginRuleFor([special, usual], asked)).toBe(special);
    expect(marginRuleFor([special, usual], { ...asked, source: '' })).toBe(usual);
    expect(marginRuleFor([], asked)).toBeNull();
  });
});

describe('W-14: what goes back of our margin', () => {
  it.each([
    ['everything with everything', 1_000, 10_000, 10_000, 1_000],
    ['nothing with nothing', 1_000, 0, 10_000, 0],
    ['half with half', 1_001, 5_000, 10_000, 501],
    ['a third, half up', 1_000, 3_333, 10_000, 333],
    ['never more than there was', 1_000, 12_000, 10_000, 1_000],
    ['of nothing nothing', 0, 5_000, 10_000, 0],
  ])('%s', (_, margin, given, cost, back) => {
    expect(marginReturned(margin, { given, cost })).toBe(back);
  });
});
