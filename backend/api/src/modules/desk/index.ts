import type { Clock } from '../../clock.ts';
import { introducedBy } from '../../http/caller.ts';
import type { DeskAlert, Locale } from '@travesia/contracts';
import type { ApiModule } from '../module.ts';
import type { BookByHand } from '../by-hand/index.ts';
import type { DeskPhoneSales } from '../phone-sales/index.ts';
import type { DeskMessages } from '../messages/index.ts';
import type { PrivacyModule } from '../privacy/index.ts';
import type { PaymentsModule } from '../payments/index.ts';
import { deskRoutes } from './routes/index.ts';
export { itemLateMs } from './items.ts';
import type { DeskDatabase } from './tables.ts';
import { createReadStaffClaim } from './staff-claim.ts';

export interface DeskNeeds {
  readonly database: DeskDatabase;
  readonly clock: Clock;
  readonly configuration: { readonly SITE_SECRET: string };
}

/** The service desk's side of the api (D-01 to D-07, D-13); its people are known to the site. */
export function createDeskModule(
  { database, clock, configuration }: DeskNeeds,
  {
    knownBooking,
    deskActs,
    afterBooking,
    readAlerts,
    messages,
    phoneSales,
    bookByHand,
    privacy,
  }: Pick<PaymentsModule, 'knownBooking' | 'deskActs' | 'afterBooking'> & {
    readonly readAlerts: (locale: Locale) => Promise<DeskAlert[]>;
    readonly messages: DeskMessages;
    readonly privacy: PrivacyModule;
    readonly phoneSales: DeskPhoneSales;
    readonly bookByHand: BookByHand;
  },
): ApiModule {
  return {
    routes: (router) =>
      deskRoutes(router, {
        db: database,
        knownBooking,
        acts: deskActs,
        quote: afterBooking.quote,
        changes: afterBooking.changes,
        readAlerts,
        messages,
        phoneSales,
        bookByHand,
        privacy,
        now: () => new Date(clock.nowMs()),
        introduced: introducedBy(configuration.SITE_SECRET),
        readClaimOf: createReadStaffClaim({ secret: configuration.SITE_SECRET, nowMs: Date.now }),
      }),
  };
}
