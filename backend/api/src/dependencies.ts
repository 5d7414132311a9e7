import type { MarketSettings } from '@travesia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { AdjustableClock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { ActivitySupplier } from './modules/activities/index.ts';
import type { AssistantSource } from './modules/assistant/index.ts';
import type { ContentSource } from './modules/content/index.ts';
import type { ExchangeRateSource } from './modules/currency/ports.ts';
import type { FlightSupplier } from './modules/flights/ports.ts';
import type { CountryDatabase } from './modules/geo/ports.ts';
import type { StaySupplier } from './modules/hotels/ports.ts';
import type { PaymentProvider } from './modules/payments/ports.ts';
import type { Random } from './random.ts';
import type { SharedMemory } from './shared-memory/index.ts';

/** What the owners of markets have set, now; a market that is not named is as in its file. */
export type MarketSettingsNow = () => Readonly<Record<string, MarketSettings>>;
export const NOTHING_SET: MarketSettingsNow = () => ({});

/** Everything from outside that the modules need; `server.ts` makes the real ones, a test its own. */
export interface Dependencies {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: AdjustableClock;
  readonly random: Random;
  readonly flightSupplier: FlightSupplier;
  readonly staySupplier: StaySupplier;
  readonly activitySupplier: ActivitySupplier;
  readonly paymentProvider: PaymentProvider;
  readonly exchangeRates: ExchangeRateSource;
  readonly countries: CountryDatabase;
  readonly contentSource: ContentSource;
  readonly assistant: AssistantSource;
  /** How many statements were sent to the database; absent: not counted. */
  readonly statements?: () => number;
  /** Absent: this process is the only one. */
  readonly sharedMemory?: SharedMemory;
  /** Absent: every market is as in its file. */
  readonly marketSettings?: MarketSettingsNow;
  /** Absent: silent. */
  readonly logger?: FastifyBaseLogger;
}
