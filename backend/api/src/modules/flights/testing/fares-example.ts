import { join } from 'node:path';
import type { FlightOffer, FlightSearchPayload, MarketSettings } from '@travesia/contracts';
import type { FlightSupplier } from '../ports.ts';

export const MARKETS_FOLDER = join(import.meta.dirname, '../../../../../../shell/markets');

/** A market whose prices have a margin of ten percent. */
export const COLOMBIA: MarketSettings = {
  contactNumber: '+1 800 555 0170',
  defaultCurrency: 'USD',
  paymentMode: 'provider',
  fees: {},
  phoneDeals: [],
  margins: [{ percent: 10, fixed: 0, minimum: 0, roundTo: 1 }],
};

/** A supplier that can only search. */
export const searchingSupplier = (
  search: (payload: FlightSearchPayload) => FlightOffer[] | Promise<FlightOffer[]>,
): FlightSupplier =>
  ({
    name: 'duffel',
    search: async (payload: FlightSearchPayload) => ({
      offers: await search(payload),
      dictionaries: {
        es: { carriers: {}, aircraft: {}, locations: {} },
        en: { carriers: {}, aircraft: {}, locations: {} },
      },
      expiresAt: null,
    }),
  }) as unknown as FlightSupplier;
