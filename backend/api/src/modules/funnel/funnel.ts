import type { FunnelBatch, FunnelQuery, FunnelRow } from '@travesia/contracts';
import { addDays, CHARGE_CURRENCY } from '@travesia/domain';
import { sql, type RawBuilder } from 'kysely';
import { csvAmount, csvFile } from '../../text/csv.ts';
import type { FunnelDatabase } from './tables.ts';

/** Adds what a process of the site has counted, once. */
export async function addCounts(db: FunnelDatabase, { id, counts }: FunnelBatch, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('funnel_batches')
      .values({ id, at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (added.length === 0) return;
    // In one order: two processes that count the same wait for each other.
    const rows = counts.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    for (const row of rows)
      await trx
        .insertInto('funnel_counts')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'step', 'market', 'product', 'language', 'device', 'release', 'source'])
            .doUpdateSet({ count: sql`funnel_counts.count + excluded.count` }),
        )
        .execute();
  });
}

const FACTS = ['market', 'product', 'source', 'language', 'device', 'release'] as const;
const KEYS = { day: sql`to_char(day, 'YYYY-MM-DD')`, ...byName(FACTS) };

function byName<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, sql`nullif(${sql.ref(name)}, '')`])) as Record<
    Name,
    RawBuilder<string | null>
  >;
}

/** What a booking is counted under: its own, and its visit's; of a change those of the booking that it changes. */
const OF_BOOKING = sql`root.market, root.kind AS product, root.visit ->> 'source' AS source, root.locale AS language,
  root.visit ->> 'device' AS device, coalesce(root.release, '') AS release`;

/**
 * From visits to money (O-03). What the site counted, and from the ledger what became of the orders of those who were
 * counted: a visitor who refuses is in none of it, and in the reports of the desk as ever (D-09).
 */
export async function readFunnel(db: FunnelDatabase, query: FunnelQuery): Promise<FunnelRow[]> {
  const { by, from, to, markets } = query;
  const start = sql`${`${from}T00:00:00Z`}::timestamptz`;
  const end = sql`${`${addDays(to, 1)}T00:00:00Z`}::timestamptz`;
  const steps = (name: string) => sql`coalesce(sum(count) FILTER (WHERE step = ${name}), 0)`;
  const { rows } = await sql<{ [Name in keyof FunnelRow]: FunnelRow[Name] | string }>`
    WITH facts AS (
      SELECT day, step, market, product, source, language, device, release, count, 0 AS revenue, 0 AS margin
      FROM funnel_counts WHERE day BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      SELECT (min(attempt.created_at) AT TIME ZONE 'UTC')::date, 'payments', ${OF_BOOKING}, 1, 0, 0
      FROM payment_attempts attempt JOIN bookings root ON root.id = attempt.booking_id
      WHERE root.visit IS NOT NULL AND root.amends IS NULL
        AND attempt.created_at >= ${start} AND attempt.created_at < ${end}
      GROUP BY root.id
      UNION ALL
      SELECT (min(line.at) AT TIME ZONE 'UTC')::date, 'bookings', ${OF_BOOKING}, 1, 0, 0
      FROM ledger_lines line JOIN bookings root ON root.id = line.booking_id
      WHERE root.visit IS NOT NULL AND root.amends IS NULL
        AND line.kind = 'captured' AND line.at >= ${start} AND line.at < ${end}
      GROUP BY root.id
      UNION ALL
      SELECT (line.at AT TIME ZONE 'UTC')::date, 'money', ${OF_BOOKING}, 0,
        CASE WHEN line.kind = 'captured' THEN line.amount ELSE 0 END,
        CASE WHEN line.kind = 'margin' THEN -line.amount ELSE 0 END
      FROM ledger_lines line
      JOIN bookings booking ON booking.id = line.booking_id
      JOIN bookings root ON root.id = coalesce(booking.amends, booking.id)
      WHERE root.visit IS NOT NULL AND line.currency = ${CHARGE_CURRENCY}
        AND line.kind IN ('captured', 'margin') AND line.at >= ${start} AND line.at < ${end}
    )
    SELECT ${KEYS[by]} AS key, ${steps('visits')} AS visits,
      ${steps('searches')} + ${steps('results')} AS searches, ${steps('results')} AS results,
      ${steps('selections')} AS selections, ${steps('summaries')} AS summaries, ${steps('payments')} AS payments,
      ${steps('bookings')} AS bookings, sum(revenue) AS revenue, sum(margin) AS margin
    FROM facts
    ${markets === null ? sql`` : sql`WHERE market = ANY (${sql.val([...markets])})`}
    GROUP BY 1
    ORDER BY ${by === 'day' ? sql`1` : sql`visits DESC, searches DESC, 1`}
  `.execute(db);
  return rows.map(({ key, ...figures }) => ({
    key: key === null ? null : String(key),
    ...(Object.fromEntries(FIGURES.map((name) => [name, Number(figures[name])])) as Figures),
  }));
}

const COUNTS = ['visits', 'searches', 'results', 'selections', 'summaries', 'payments', 'bookings'] as const;
const AMOUNTS = ['revenue', 'margin'] as const;
const FIGURES = [...COUNTS, ...AMOUNTS] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

/** The same as a file: days as ISO dates, amounts as decimals beside their currency. */
export async function funnelCsv(db: FunnelDatabase, query: FunnelQuery): Promise<string> {
  const rows = await readFunnel(db, query);
  return csvFile(
    ['from', 'to', query.by, ...COUNTS, 'currency', ...AMOUNTS],
    rows.map((row) => [
      query.from,
      query.to,
      row.key ?? '',
      ...COUNTS.map((name) => row[name]),
      CHARGE_CURRENCY,
      ...AMOUNTS.map((name) => csvAmount(row[name], CHARGE_CURRENCY)),
    ]),
  );
}

const BATCHES_KEPT_MS = 86_400_000;

/** A batch is sent again for seconds; a day later nobody sends it any more. */
export async function deleteOldBatches(db: FunnelDatabase, nowMs: number): Promise<void> {
  await db
    .deleteFrom('funnel_batches')
    .where('at', '<', new Date(nowMs - BATCHES_KEPT_MS))
    .execute();
}
