import type { Kysely } from 'kysely';
import type { MailTables } from '../mail/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';

export const ALERT_NAMES = [
  'supplier_balance',
  'orders_failing',
  'rates_old',
  'mails_waiting',
  'item_late',
] as const;
export type AlertName = (typeof ALERT_NAMES)[number];

export interface AlertTables {
  alerts: {
    name: AlertName;
    /** Null: off. */
    on_since: Date | null;
    /** At the last look; null: there was nothing to measure. */
    measured: number | null;
    threshold: number | null;
    about: string;
    /** When the office was last mailed that it began. */
    mailed_at: Date | null;
    /** The office knows of this one, and is told when it ends. */
    is_told: boolean;
  };
}

export type AlertDatabase = Kysely<AlertTables & MailTables & PaymentTables>;
