import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/index.ts';
import type { FlightsModule } from '../flights/index.ts';
import type { ApiModule } from '../module.ts';
import { createDocumentCipher, type DocumentCipher } from './document-cipher.ts';
import { readMarketRules } from './markets.ts';
import { orderableOffer } from './orderable-offer.ts';
import { bookingRoutes } from './routes.ts';
import { createBookingSaves, type BookingSaves, type MarketRules, type Refusal } from './saves.ts';
import { createBookingService } from './service.ts';

/** What the payments module takes over from the booking in progress. */
export interface BookingModule extends ApiModule {
  readonly saves: BookingSaves;
  readonly cipher: DocumentCipher;
  readonly market: (id: string) => MarketRules;
}

const refuse: Refusal = (code, more = {}) => new ApiError(code, more);

export function createBookingModule(
  { database, clock, configuration }: Pick<Dependencies, 'database' | 'clock' | 'configuration'>,
  { findPricedOffer }: Pick<FlightsModule, 'findPricedOffer'>,
): BookingModule {
  const now = () => clock.nowMs();
  const cipher = createDocumentCipher(configuration.DOCUMENT_SECRET);
  const market = readMarketRules(configuration.MARKETS_FOLDER);
  const saves = createBookingSaves({
    db: database,
    now,
    cipher,
    refuse,
    market,
    findOffer: async (id) => orderableOffer(await findPricedOffer(id)),
  });
  const service = createBookingService({
    db: database,
    now,
    refuse,
    market,
    handleSecret: configuration.HANDLE_SECRET,
    saves,
  });
  return { routes: (router) => bookingRoutes(router, service), saves, cipher, market };
}
