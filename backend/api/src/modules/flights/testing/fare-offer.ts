import type { FlightOffer } from '@travesia/contracts';

const segment = { id: 'seg_1' };

/** An offer as far as prices of other days and places read it: one adult, one flight. */
export const fareOffer = (amount: number, { bags = 0, cabin = 'economy' } = {}) =>
  ({
    id: `offer_${amount}`,
    price: { currency: 'USD', total: String(amount / 100), intTotal: { amount, currency: 'USD' } },
    itineraries: [{ segments: [segment] }],
    conditions: { refundPenalty: null },
    travelerPricings: [
      {
        type: 'ADULT',
        price: { intBase: { amount, currency: 'USD' }, intTotal: { amount, currency: 'USD' } },
        fareDetailsBySegment: [
          { segmentId: segment.id, cabin, includedCheckedBags: bags, includedCabinBags: 1 },
        ],
      },
    ],
  }) as unknown as FlightOffer;
