import { SUPPLIER_LOCALE } from '@travesia/domain';
import type { Pool } from 'pg';
import { moneyText } from '../text/amounts.ts';

/** One line of what happened to a booking. */
export interface LifeEvent {
  readonly at: Date;
  /** Where it is written: a table, or the api's log. */
  readonly source: string;
  readonly what: string;
}

export interface BookingLife {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly state: string;
  readonly reason: string | null;
  readonly market: string;
  readonly events: readonly LifeEvent[];
}

interface Row {
  readonly at: Date;
  readonly source: string;
  readonly words: readonly (string | null)[];
  readonly amount: number | null;
  readonly currency: string | null;
}

/** Every table that knows the booking, in one list. Nothing personal is read: no names, addresses, cards. */
const EVENTS = `
  SELECT at, 'state' AS source, ARRAY[coalesce(from_state, 'new') || ' → ' || to_state, cause] AS words,
         NULL::bigint AS amount, NULL AS currency
    FROM booking_events WHERE booking_id = $1
  UNION ALL
  SELECT at, 'review', ARRAY['giving up ' || (details #>> '{giveUp,part}') || ' costs, by a quote until ' || (details #>> '{giveUp,quotedUntil}')],
         (details #>> '{giveUp,keeps,amount}')::bigint, details #>> '{giveUp,keeps,currency}'
    FROM booking_events WHERE booking_id = $1 AND details ? 'giveUp'
  UNION ALL
  SELECT created_at, 'payment', ARRAY['attempt ' || id || ' begins', method], amount::bigint, currency
    FROM payment_attempts WHERE booking_id = $1
  UNION ALL
  SELECT updated_at, 'payment', ARRAY['attempt ' || id || ' is ' || state, end_reason, provider_ref], amount::bigint, currency
    FROM payment_attempts WHERE booking_id = $1
  UNION ALL
  SELECT created_at, 'supplier', ARRAY[part || ' is ordered at ' || supplier || ' as ' || reference], NULL, NULL
    FROM supplier_orders WHERE booking_id = $1
  UNION ALL
  SELECT updated_at, 'supplier', ARRAY[part || ' order ' || reference || ' is ' || state, supplier_ref, locator, refusal], NULL, NULL
    FROM supplier_orders WHERE booking_id = $1
  UNION ALL
  SELECT at, 'ledger', ARRAY[kind, nullif(part, ''), cause], amount::bigint, currency
    FROM ledger_lines WHERE booking_id = $1
  UNION ALL
  SELECT created_at, 'cancel', ARRAY['cancellation ' || id || ' is quoted'], refund_amount::bigint, currency
    FROM cancellations WHERE booking_id = $1
  UNION ALL
  SELECT confirmed_at, 'cancel', ARRAY['cancellation ' || id || ' is confirmed with a code'], NULL, NULL
    FROM cancellations WHERE booking_id = $1 AND confirmed_at IS NOT NULL
  UNION ALL
  SELECT cancellation_parts.asked_at, 'cancel', ARRAY[part || ' is cancelled at its supplier: ' || cancellation_parts.state, 'tries ' || tries],
         supplier_refund::bigint, currency
    FROM cancellation_parts JOIN cancellations ON cancellations.id = cancellation_id
    WHERE booking_id = $1 AND cancellation_parts.asked_at IS NOT NULL
  UNION ALL
  SELECT updated_at, 'cancel', ARRAY['cancellation ' || id || ' is ' || state, reason], refund_amount::bigint, currency
    FROM cancellations WHERE booking_id = $1 AND state <> 'quoted'
  UNION ALL
  SELECT received_at, 'provider', ARRAY[kind, status, reason, subject_ref], amount::bigint, currency
    FROM payment_events WHERE booking_id = $1
  UNION ALL
  SELECT received_at, 'provider', ARRAY[type, event_id], NULL, NULL
    FROM provider_events WHERE booking_id = $1
  UNION ALL
  SELECT created_at, 'mail', ARRAY[kind || ' is queued'], NULL, NULL
    FROM mails WHERE booking_id = $1
  UNION ALL
  SELECT coalesce(sent_at, due_at), 'mail', ARRAY[kind || ' is ' || state, 'tries ' || attempts], NULL, NULL
    FROM mails WHERE booking_id = $1
  UNION ALL
  SELECT coalesce(done_at, run_at), 'job',
         ARRAY[topic || CASE WHEN done_at IS NULL THEN ' is due' ELSE ' is done' END, last_error], NULL, NULL
    FROM outbox WHERE booking_id = $1`;

/** What happened to a booking, in the order of time; null where nobody knows the reference. */
export async function readBookingLife(
  pool: Pick<Pool, 'query'>,
  reference: string,
): Promise<BookingLife | null> {
  const found = await pool.query<Omit<BookingLife, 'events'>>(
    'SELECT id, reference, kind, state, reason, market FROM bookings WHERE reference = $1',
    [reference],
  );
  const [booking] = found.rows;
  if (!booking) return null;
  const { rows } = await pool.query<Row>(EVENTS, [booking.id]);
  const events = rows.map(({ at, source, words, amount, currency }): LifeEvent => {
    const money =
      amount === null || currency === null
        ? null
        : moneyText({ amount: Number(amount), currency }, SUPPLIER_LOCALE);
    return { at, source, what: [...words, money].filter(Boolean).join(' · ') };
  });
  return { ...booking, events: inOrder(events) };
}

const inOrder = (events: readonly LifeEvent[]) =>
  events.toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** The lines of a log (one JSON object each) that name the booking or one of its requests. */
export function eventsOfLog(log: string, { id, reference }: BookingLife): LifeEvent[] {
  const lines = log.split('\n').flatMap((line): Record<string, unknown>[] => {
    if (!line.startsWith('{')) return [];
    try {
      return [JSON.parse(line) as Record<string, unknown>];
    } catch {
      // The end of a file that is being written.
      return [];
    }
  });
  const names = (line: Record<string, unknown>) =>
    line['bookingId'] === id || JSON.stringify(line).includes(reference);
  const requests = new Set(lines.filter(names).flatMap((line) => line['reqId'] ?? []));
  return lines
    .filter((line) => names(line) || requests.has(line['reqId'] ?? ''))
    .map((line) => {
      const { time, level: _level, pid: _pid, hostname: _hostname, msg, ...rest } = line;
      return {
        at: new Date(time as string | number),
        source: 'log',
        what: `${String(msg)} ${JSON.stringify(rest)}`,
      };
    });
}

/** As it is printed: a head, then one line for each event. */
export function lifeText(life: BookingLife, ofLogs: readonly LifeEvent[] = []): string {
  const head = `${life.reference} · ${life.kind} · ${life.state}${life.reason ? ` (${life.reason})` : ''} · market ${life.market} · ${life.id}`;
  const lines = inOrder([...life.events, ...ofLogs]).map(
    ({ at, source, what }) => `${at.toISOString()}  ${source.padEnd(8)}  ${what}`,
  );
  return [head, '', ...lines].join('\n');
}
