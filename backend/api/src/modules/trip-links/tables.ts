import type { Kysely, Transaction } from 'kysely';
import type { BookingStoreTables, TripLinkTables } from '../booking/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';

type TripLinkSchema = TripLinkTables & BookingStoreTables & MailTables & PaymentTables;
export type TripLinkDatabase = Kysely<TripLinkSchema>;
export type TripLinkTransaction = Transaction<TripLinkSchema>;
