import type { Locale, TravelerInfo } from '@travesia/contracts';
import type { ColumnType } from 'kysely';
import type { FareKey } from '../flights/index.ts';

export interface PriceAlertTables {
  /** Who wants a mail when the price of a journey falls. */
  price_alerts: FareKey & {
    id: string;
    /** In the mails: confirms and stops. */
    key: string;
    traveler_info: ColumnType<TravelerInfo, string, never>;
    email: string;
    locale: Locale;
    /** Whose margin is in its prices. */
    market: string;
    /** As the traveller stated it. */
    fall_amount: number;
    fall_currency: string;
    /** The price to compare with: seen when it was set, or told in the last mail. Null until one is seen. */
    base_amount: number | null;
    base_currency: string | null;
    /** Prices seen until then were compared. */
    looked_at: Date | null;
    mailed_at: Date | null;
    confirmed_at: Date | null;
    created_at: Date;
  };
}
