import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import { NOTHING_SET, type MarketSettingsNow } from '../../market-settings.ts';
import type { ApiModule } from '../module.ts';
import { createDocumentCipher, type DocumentCipher } from './document-cipher.ts';
import { readMarketRules, type MarketRules } from './markets.ts';
import type { OrderKinds } from './order-kind.ts';
import type { BookingDatabase } from './repository.ts';
import { bookingRoutes } from './routes.ts';
import { createBookingSaves, type BookingSaves } from './saves.ts';
import { createBookingService, type FindLiveCart } from './service.ts';

export interface BookingNeeds {
  readonly database: BookingDatabase;
  readonly clock: Clock;
  readonly configuration: Pick<Configuration, 'DOCUMENT_SECRET' | 'HANDLE_SECRET' | 'MARKETS_FOLDER'>;
  /** Absent: every market is as in its file. */
  readonly marketSettings?: MarketSettingsNow;
}

/** What the payments module takes over from the booking in progress. */
export interface BookingModule extends ApiModule {
  readonly saves: BookingSaves;
  readonly cipher: DocumentCipher;
  readonly market: (id: string) => MarketRules;
  readonly kinds: OrderKinds;
}

/** The booking in progress, whatever is sold: the kinds are the verticals'. */
export function createBookingModule(
  { database, clock, configuration, marketSettings = NOTHING_SET }: BookingNeeds,
  { kinds, findLiveCart }: { readonly kinds: OrderKinds; readonly findLiveCart: FindLiveCart },
): BookingModule {
  const now = () => clock.nowMs();
  const cipher = createDocumentCipher(configuration.DOCUMENT_SECRET);
  const market = readMarketRules(configuration.MARKETS_FOLDER, marketSettings);
  const saves = createBookingSaves({ db: database, now, cipher, market, kinds });
  const service = createBookingService({
    db: database,
    now,
    market,
    handleSecret: configuration.HANDLE_SECRET,
    saves,
    kinds,
    findLiveCart,
  });
  return { routes: (router) => bookingRoutes(router, service, kinds), saves, cipher, market, kinds };
}
