import type { ReportDimension, ReportQuery, ReportRow } from '@travesia/contracts';
import { addDays } from '@travesia/domain';
import { sql, type RawBuilder } from 'kysely';
import { csvAmount, csvFile } from '../../text/csv.ts';
import type { DeskDatabase } from './tables.ts';

/**
 * What a line of the ledger is counted under. `booking` is the one that the line is of, `root` the one that it changes
 * or adds to, or itself: where its buyer came from is asked of the root.
 */
const KEYS: Readonly<Record<ReportDimension, RawBuilder<string | null>>> = {
  day: sql`to_char(line.at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  product: sql`booking.kind`,
  market: sql`booking.market`,
  source: sql`nullif(root.attribution ->> 'source', '')`,
  affiliate: sql`nullif(root.attribution ->> 'affiliateId', '')`,
  metasearch: sql`nullif(coalesce(
    root.attribution ->> 'metaName', root.order_data #>> '{partner,metaName}', root.order_data #>> '{flight,partner,metaName}'
  ), '')`,
  release: sql`coalesce(booking.release, root.release)`,
  agent: sql`act.staff_name`,
};

/** The act of the desk behind what was given back, or what a supplier gave. */
const ACT_OF_LINE = sql`
  LEFT JOIN LATERAL (
    SELECT desk_act FROM cancellations
    WHERE booking_id = root.id AND (
      id::text = split_part(line.cause, ':', 2) OR EXISTS (
        SELECT FROM cancellation_parts part
        WHERE cancellation_id = cancellations.id AND part.state = 'cancelled'
          AND line.cause = 'cancelled:' || part.supplier_order_id
      )
    ) LIMIT 1
  ) given ON true
  LEFT JOIN desk_acts act ON act.key = given.desk_act`;

/** What the ledger says of a time (D-09). A booking counts on the day when it was paid; its changes are no bookings. */
export async function readReport(db: DeskDatabase, { by, from, to }: ReportQuery): Promise<ReportRow[]> {
  const until = addDays(to, 1);
  const sum = (...kinds: string[]) =>
    sql`coalesce(sum(line.amount) FILTER (WHERE line.kind IN (${sql.join(kinds)})), 0)`;
  const { rows } = await sql<{ [Name in keyof ReportRow]: ReportRow[Name] | string }>`
    SELECT ${KEYS[by]} AS key, line.currency,
      count(DISTINCT line.booking_id) FILTER (
        WHERE line.kind IN ('captured', 'paid_elsewhere') AND booking.amends IS NULL
      ) AS bookings,
      ${sum('captured')} AS revenue,
      -${sum('refunded')} AS refunds,
      -${sum('supplier_cost', 'supplier_refund')} AS suppliers,
      -${sum('fee')} AS fees,
      ${sum('discount')} AS discounts,
      -${sum('margin')} AS margin,
      ${sum('paid_elsewhere')} AS "paidElsewhere"
    FROM ledger_lines line
    LEFT JOIN bookings booking ON booking.id = line.booking_id
    LEFT JOIN bookings root ON root.id = coalesce(booking.amends, booking.id)
    ${by === 'agent' ? ACT_OF_LINE : sql``}
    WHERE line.at >= ${`${from}T00:00:00Z`}::timestamptz AND line.at < ${`${until}T00:00:00Z`}::timestamptz
      AND line.kind <> 'authorised'
    GROUP BY 1, 2
    ORDER BY ${by === 'day' ? sql`1` : sql`revenue DESC, 1`}, 2
  `.execute(db);
  return rows.map(({ key, currency, ...figures }) => ({
    key: key === null ? null : String(key),
    currency: String(currency),
    bookings: Number(figures.bookings),
    revenue: Number(figures.revenue),
    refunds: Number(figures.refunds),
    suppliers: Number(figures.suppliers),
    fees: Number(figures.fees),
    discounts: Number(figures.discounts),
    margin: Number(figures.margin),
    paidElsewhere: Number(figures.paidElsewhere),
  }));
}

const AMOUNTS = ['revenue', 'refunds', 'suppliers', 'fees', 'discounts', 'margin', 'paidElsewhere'] as const;

/** The same as a file: days as ISO dates, amounts as decimals beside their currency. */
export async function reportCsv(db: DeskDatabase, query: ReportQuery): Promise<string> {
  const rows = await readReport(db, query);
  return csvFile(
    ['from', 'to', query.by, 'currency', 'bookings', ...AMOUNTS],
    rows.map((row) => [
      query.from,
      query.to,
      row.key ?? '',
      row.currency,
      row.bookings,
      ...AMOUNTS.map((name) => csvAmount(row[name], row.currency)),
    ]),
  );
}
