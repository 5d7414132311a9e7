import type { Kysely, Transaction } from 'kysely';
import type { BookingStoreTables } from '../booking/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';

export interface TripLinkTables {
  trip_links: {
    id: string;
    booking_id: string;
    /** The mailbox that the link went to; its codes go there, too. */
    email: string;
    created_at: Date;
    expires_at: Date;
  };
}

export type TripLinkSchema = TripLinkTables & BookingStoreTables & MailTables & PaymentTables;
export type TripLinkDatabase = Kysely<TripLinkSchema>;
export type TripLinkTransaction = Transaction<TripLinkSchema>;
