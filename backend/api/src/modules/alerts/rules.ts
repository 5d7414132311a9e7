import { minorUnitsPerMajor } from '@travesia/domain';
import { sql } from 'kysely';
import { STATED_BALANCE, type Configuration } from '../../configuration.ts';
import type { AlertDatabase, AlertName } from './tables.ts';

export type AlertSettings = Pick<
  Configuration,
  | 'SUPPLIER_BALANCES'
  | 'ALERT_BALANCE_UNDER'
  | 'ALERT_ORDERS_FAILED_PERCENT'
  | 'ALERT_MAILS_WAITING_MINUTES'
  | 'ALERT_ITEM_LATE_MINUTES'
>;

/** What rules measure with. */
export interface AlertMeans {
  readonly database: AlertDatabase;
  readonly settings: AlertSettings;
  readonly now: Date;
  /** Of the exchange rates, beside the days after which they are old. */
  readonly rates: () => Promise<{ readonly ageDays: number | null; readonly oldAfterDays: number }>;
  /** By how much the item of the desk's queues that is latest is late; null: none is. */
  readonly itemLateMs: (now: Date) => Promise<number | null>;
}

export interface Measured {
  readonly isOn: boolean;
  /** Null: there is nothing to measure. */
  readonly value: number | null;
  readonly limit: number;
  /** Which of several, where the alert itself does not say it. */
  readonly about: string;
}

const MINUTE_MS = 60_000;
const PERCENT = 100;
const ORDERS_WITHIN = sql`interval '1 hour'`;
/** One refusal in a quiet hour is no rate. */
const FAILED_ORDERS_MIN = 3;
/** Of these the offer, or what was typed, is the cause, not the supplier. */
const OFFER_REFUSALS = [
  'sold_out',
  'services_gone',
  'document_refused',
  'offer_expired',
  'price_changed',
  'already_booked',
];

const over = (value: number | null, limit: number): Measured => ({
  isOn: value !== null && value > limit,
  value,
  limit,
  about: '',
});

/**
 * What is left of an account: suppliers do not tell, so it is what somebody read there, less our orders since. The
 * products of a supplier (`duffel`, `duffel-stays`) are paid from one account.
 */
async function readBalance(
  { database }: AlertMeans,
  stated: string,
): Promise<{ readonly value: number; readonly about: string }> {
  const [, account = '', majorUnits = '', currency = '', at = ''] = STATED_BALANCE.exec(stated) ?? [];
  const { rows } = await sql<{ moved: number }>`
    SELECT coalesce(sum(lines.amount), 0)::bigint AS moved
    FROM ledger_lines lines
    JOIN (SELECT DISTINCT booking_id, part, supplier FROM supplier_orders) orders USING (booking_id, part)
    WHERE lines.kind IN ('supplier_cost', 'supplier_refund') AND lines.at >= ${new Date(at)} AND lines.currency = ${currency}
      AND (orders.supplier = ${account} OR orders.supplier LIKE ${`${account}-%`})
  `.execute(database);
  const left = Number(majorUnits) + (rows[0]?.moved ?? 0) / minorUnitsPerMajor(currency);
  return { value: Math.floor(left), about: `${account}, ${currency}` };
}

/** Every alert of the site (W-15): what is measured, and from where it is too much. */
export const ALERT_RULES: Readonly<Record<AlertName, (means: AlertMeans) => Promise<Measured>>> = {
  async supplier_balance(means) {
    const limit = means.settings.ALERT_BALANCE_UNDER;
    const balances = await Promise.all(
      means.settings.SUPPLIER_BALANCES.map((stated) => readBalance(means, stated)),
    );
    const [lowest] = balances.toSorted((one, other) => one.value - other.value);
    if (!lowest) return over(null, limit);
    return { ...lowest, isOn: lowest.value < limit, limit };
  },

  async orders_failing({ database, settings, now }) {
    const { rows } = await sql<{ tried: number; failed: number }>`
      SELECT count(*)::int AS tried,
        count(*) FILTER (WHERE state IN ('unknown', 'absent')
          OR (state = 'refused' AND coalesce(refusal, '') NOT IN (${sql.join(OFFER_REFUSALS)})))::int AS failed
      FROM supplier_orders WHERE created_at > ${now}::timestamptz - ${ORDERS_WITHIN}
    `.execute(database);
    const { tried = 0, failed = 0 } = rows[0] ?? {};
    const percent = tried === 0 ? null : Math.floor((failed * PERCENT) / tried);
    const measured = over(percent, settings.ALERT_ORDERS_FAILED_PERCENT);
    return { ...measured, isOn: measured.isOn && failed >= FAILED_ORDERS_MIN };
  },

  async rates_old({ rates }) {
    const { ageDays, oldAfterDays } = await rates();
    const measured = over(ageDays, oldAfterDays);
    return { ...measured, isOn: measured.isOn || ageDays === null };
  },

  /** Since the last one left: a single mailbox that does not take its mail is no outage. */
  async mails_waiting({ database, settings, now }) {
    const { rows } = await sql<{ since: Date | null }>`
      SELECT greatest(
        (SELECT min(created_at) FROM mails WHERE state = 'queued'),
        (SELECT max(sent_at) FROM mails WHERE state = 'sent')
      ) AS since
      WHERE EXISTS (SELECT FROM mails WHERE state = 'queued')
    `.execute(database);
    const since = rows[0]?.since ?? null;
    const minutes = since && Math.floor((now.getTime() - since.getTime()) / MINUTE_MS);
    return over(minutes, settings.ALERT_MAILS_WAITING_MINUTES);
  },

  async item_late({ settings, now, itemLateMs }) {
    const lateMs = await itemLateMs(now);
    return over(lateMs === null ? null : Math.ceil(lateMs / MINUTE_MS), settings.ALERT_ITEM_LATE_MINUTES);
  },
};
