import { NOTHING_SET, type Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/index.ts';
import type { ApiModule } from '../module.ts';
import { createDocumentCipher, type DocumentCipher } from './document-cipher.ts';
import { readMarketRules } from './markets.ts';
import type { OrderKinds } from './order-kind.ts';
import { bookingRoutes } from './routes.ts';
import { createBookingSaves, type BookingSaves, type MarketRules, type Refusal } from './saves.ts';
import { createBookingService } from './service.ts';

/** What the payments module takes over from the booking in progress. */
export interface BookingModule extends ApiModule {
  readonly saves: BookingSaves;
  readonly cipher: DocumentCipher;
  readonly market: (id: string) => MarketRules;
  readonly kinds: OrderKinds;
}

const refuse: Refusal = (code, more = {}) => new ApiError(code, more);

/** The booking in progress, whatever is sold: the kinds are the verticals'. */
export function createBookingModule(
  {
    database,
    clock,
    configuration,
    marketSettings = NOTHING_SET,
  }: Pick<Dependencies, 'database' | 'clock' | 'configuration' | 'marketSettings'>,
  kinds: OrderKinds,
): BookingModule {
  const now = () => clock.nowMs();
  const cipher = createDocumentCipher(configuration.DOCUMENT_SECRET);
  const market = readMarketRules(configuration.MARKETS_FOLDER, marketSettings);
  const saves = createBookingSaves({ db: database, now, cipher, refuse, market, kinds });
  const service = createBookingService({
    db: database,
    now,
    refuse,
    market,
    handleSecret: configuration.HANDLE_SECRET,
    saves,
    kinds,
  });
  return { routes: (router) => bookingRoutes(router, service, kinds), saves, cipher, market, kinds };
}
