import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import { soldByRelease, visitOf } from '../../http/caller.ts';
import type { MarketSettingsNow } from '../../market-settings.ts';
import type { ApiModule } from '../module.ts';
import { createDocumentCipher, type DocumentCipher } from './document-cipher.ts';
import type { MarketRules } from './markets.ts';
import type { OrderKinds } from './order-kind.ts';
import type { BookingDatabase } from './repository.ts';
import { bookingRoutes } from './routes.ts';
import { createBookingSaves, type BookingSaves } from './saves.ts';
import { createBookingService, type BookingService, type FindLiveCart } from './service.ts';

export interface BookingNeeds {
  readonly database: BookingDatabase;
  readonly clock: Clock;
  readonly configuration: Pick<
    Configuration,
    'DOCUMENT_SECRET' | 'HANDLE_SECRET' | 'MARKETS_FOLDER' | 'SITE_SECRET'
  >;
  /** The checkout offers them in this order. */
  readonly paymentMethods: readonly { readonly name: string }[];
  /** Absent: every market is as in its file. */
  readonly marketSettings?: MarketSettingsNow;
}

/** What the payments module takes over from the booking in progress. */
export interface BookingModule extends ApiModule {
  readonly saves: BookingSaves;
  readonly cipher: DocumentCipher;
  readonly market: (id: string) => MarketRules;
  readonly kinds: OrderKinds;
  /** What the checkout shows of an order, whoever's it is. */
  readonly viewOf: BookingService['viewOf'];
}

/** The booking in progress, whatever is sold: the kinds are the verticals'. */
export function createBookingModule(
  { database, clock, configuration, paymentMethods }: BookingNeeds,
  {
    market,
    kinds,
    findLiveCart,
  }: {
    readonly market: (id: string) => MarketRules;
    readonly kinds: OrderKinds;
    readonly findLiveCart: FindLiveCart;
  },
): BookingModule {
  const now = () => clock.nowMs();
  const cipher = createDocumentCipher(configuration.DOCUMENT_SECRET);
  const saves = createBookingSaves({ db: database, now, cipher, market, kinds });
  const service = createBookingService({
    db: database,
    now,
    market,
    handleSecret: configuration.HANDLE_SECRET,
    saves,
    kinds,
    paymentMethods: paymentMethods.map(({ name }) => name),
    findLiveCart,
  });
  const said = {
    releaseOf: soldByRelease(configuration.SITE_SECRET),
    visitOf: visitOf(configuration.SITE_SECRET),
  };
  return {
    routes: (router) => bookingRoutes(router, service, kinds, said),
    saves,
    cipher,
    market,
    kinds,
    viewOf: service.viewOf,
  };
}
