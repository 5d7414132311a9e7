import type { DealRule, Locale } from '@travesia/contracts';
import type { ColumnType, Kysely } from 'kysely';
import type { BookingStoreTables } from '../booking/tables.ts';
import type { MailTables } from '../mail/tables.ts';

export interface PhoneSaleTables {
  phone_deals: {
    code: string;
    rule: ColumnType<DealRule, string, never>;
    ends_at: Date;
    staff_name: string;
    created_at: Date;
  };
  call_codes: {
    session_id: string;
    code: string;
    /** The order of the tab that the code was taken in. */
    booking_id: string | null;
    locale: Locale;
    market: string;
    currency: string;
    /** Path and query. */
    page: string;
    title: string;
    expires_at: Date;
  };
  payment_links: {
    /** The key of the press that made it. */
    id: string;
    booking_id: string;
    /** Who is to open it. */
    purpose: 'desk' | 'caller';
    staff_id: string;
    staff_name: string;
    created_at: Date;
    expires_at: Date;
    opened_at: Date | null;
    /** The session that has the order since. */
    opened_by: string | null;
  };
}

export type PhoneSaleSchema = PhoneSaleTables & BookingStoreTables & MailTables;
export type PhoneSaleDatabase = Kysely<PhoneSaleSchema>;
