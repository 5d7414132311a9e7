import type { DataRequestKind } from '@travesia/contracts';
import type { Kysely } from 'kysely';
import type { BookingStoreTables } from '../booking/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { MessageTables } from '../messages/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';
import type { PriceAlertTables } from '../price-alerts/tables.ts';

export interface PrivacyTables {
  /** What travellers asked of their own data; names nobody (D-19). */
  data_requests: {
    id: string;
    booking_id: string;
    kind: DataRequestKind;
    state: 'open' | 'done';
    created_at: Date;
    closed_at: Date | null;
  };
}

/** All that is of a person; the rest is reached by its table's name. */
export type PrivacyDatabase = Kysely<
  PrivacyTables & PaymentTables & BookingStoreTables & MailTables & MessageTables & PriceAlertTables
>;
