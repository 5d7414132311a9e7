import { expect, it } from '@jest/globals';
import type { FlightOffer, OrderView } from '@travesia/contracts';
import { breakupOf } from './offer-lines.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const traveller = (type: 'ADULT' | 'INFANT', base: number, total: number) => ({
  type,
  price: { intBase: usd(base), intTotal: usd(total) },
});
const offer = {
  price: { currency: 'USD' },
  travelerPricings: [
    traveller('ADULT', 30000, 41230),
    traveller('ADULT', 30000, 41230),
    traveller('INFANT', 3000, 4000),
  ],
} as unknown as FlightOffer;
const bag = (journeyType: 'onward' | 'return', quantity: number, each: number) => ({
  additionalServicesId: 'b',
  journeyType,
  quantity,
  segmentIds: [],
  travellerId: 't',
  totalAmount: usd(each * quantity),
});
const words = {
  line: (code: string, type: string) => `${code} ${type}`,
  baggage: (journey: string) => `bags ${journey}`,
};
const view = {
  priceLines: [
    { code: 'base', label: 'x', quantity: 1, unit: usd(1), total: usd(1) },
    { code: 'fee_atol', label: 'ATOL', quantity: 3, unit: usd(273), total: usd(819) },
  ],
} as unknown as OrderView;

it('S-41: fares, bags and the market’s fees add up to the total', () => {
  const { lines, total } = breakupOf(
    offer,
    [bag('onward', 1, 4500), bag('onward', 2, 4500), bag('return', 1, 5000)],
    view,
    words,
  );
  expect(lines.map((line) => [line.label, line.quantity, line.total.amount])).toEqual([
    ['base ADULT', 2, 60000],
    ['taxes ADULT', 2, 22460],
    ['base INFANT', 1, 3000],
    ['taxes INFANT', 1, 1000],
    ['bags onward', 3, 13500],
    ['bags return', 1, 5000],
    ['ATOL', 3, 819],
  ]);
  expect(total).toEqual(usd(lines.reduce((sum, line) => sum + line.total.amount, 0)));
});

it('S-41: without the server’s view the fares alone are shown, and they add up', () => {
  expect(breakupOf(offer, [], null, words).total).toEqual(usd(86460));
});
