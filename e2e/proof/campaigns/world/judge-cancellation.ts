import type { BookingProgress } from '@travesia/contracts';
import type { Promised } from './after-ticket.ts';
import { judgeAmended } from './judge-amendment.ts';
import { causeOf, type Ledgers, type Ours, type OurBooking, type OurCancellation } from './ledgers.ts';
import { join, OLDEST_STATE_MS, type Joined, type Violation } from './joined.ts';

/** Under way at a supplier or at us; a bank may take days. */
const MOVING = new Set(['cancelling', 'refunding']);
/** A person has the trip, all money goes back, and nobody allowed it. */
const SUPPLIER_CANCELLED = 'supplier_cancelled';

export const openCancellationsOf = ({ cancellations }: Ours, { id }: OurBooking): OurCancellation[] =>
  cancellations.filter(({ bookingId, state }) => bookingId === id && state !== 'done' && state !== 'refused');

/** What went back, or is on its way, for cancellations, by payment. */
export function refundsOf(
  cancellations: readonly OurCancellation[],
  { refunds }: Ledgers,
): Map<string, number> {
  const causes = new Set(cancellations.map(({ id }) => id));
  const back = new Map<string, number>();
  for (const refund of refunds) {
    if (refund.status === 'failed' || !causes.has(String(causeOf(refund)))) continue;
    back.set(refund.intentId, (back.get(refund.intentId) ?? 0) + refund.amount);
  }
  return back;
}

/** One cancellation against the refunds of the provider and the ledgers of the suppliers. */
export function judgeCancellation(
  cancellation: OurCancellation,
  { booking, orders }: Joined,
  { nowMs, ours, refunds, mails }: Ledgers,
): Violation[] {
  const found: Violation[] = [];
  const { id, changeId, state, reason, refundAmount, parts } = cancellation;
  const say = (wrong: Violation['wrong'], what: string) =>
    found.push({ wrong, what: `cancellation (${state}${reason === null ? '' : `, ${reason}`}): ${what}` });
  const given = refunds.filter((refund) => causeOf(refund) === id && refund.status !== 'failed');
  const arrived = given.filter(({ status }) => status === 'succeeded');
  const back = given.reduce((sum, { amount }) => sum + amount, 0);
  const ageMs = nowMs - Date.parse(cancellation.updatedAt);

  if (MOVING.has(state) && ageMs > OLDEST_STATE_MS) {
    say('silent', `under way for ${Math.round(ageMs / 60_000)} minutes and nobody was told`);
  }
  if (state === 'manual_review' && reason === null) say('silent', 'for a person, who is not told why');
  const repaid = new Set(given.map(({ intentId }) => intentId));
  if (given.length > repaid.size)
    say('double', `${given.length} refunds of one cancellation for ${repaid.size} payments`);
  if (back > refundAmount) say('double', `${back} goes back instead of ${refundAmount}`);
  const isOver = state === 'done' || (state === 'manual_review' && reason === SUPPLIER_CANCELLED);
  if (isOver) {
    if (back !== refundAmount) say('lost', `over, and ${back} of ${refundAmount} went back`);
    if (given.length !== arrived.length) say('silent', 'over, and the bank still has the refund');
    if (parts.some((part) => part.state !== 'cancelled')) say('lost', 'over, and a part was not cancelled');
    if (changeId === null && !mails.includes(`booking-cancelled:${id}`))
      say('silent', 'no mail says that it is cancelled');
    if (refundAmount > 0 && !mails.includes(`refund-sent:${id}`))
      say('silent', 'no mail says that the refund was sent');
  }
  if (state === 'refund_pending' && given.length === 0) say('silent', 'waits for a refund that is not made');
  if (state === 'refused' && given.length > 0) say('double', 'refused, and money went back');
  // A change cancels nothing: what became of it is judged with the booking.
  for (const part of changeId === null ? parts : []) {
    const ordered = ours.orders.find((order) => order.id === part.orderId);
    const booked = orders.find((order) => order.id === ordered?.supplierRef);
    if (part.state === 'cancelled' && (!booked || booked.stands))
      say('lost', `the ${part.part} counts as cancelled, and its supplier has it`);
    if ((part.state === 'refused' || part.state === 'quoted') && booked?.stands === false)
      say('lost', `the ${part.part} counts as booked, and its supplier cancelled it`);
    const ledger = ours.lines
      .filter((line) => line.bookingId === booking.id && line.kind === 'supplier_refund')
      .filter((line) => line.cause === `cancelled:${part.orderId}`)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (part.state === 'cancelled' && booked && ledger !== booked.refunded)
      say(
        'silent',
        `our ledger has ${ledger} back for the ${part.part}, its supplier gave ${booked.refunded}`,
      );
  }
  return found;
}

/** What somebody read and was promised against what happened. */
export function judgeProgress(
  ledgers: Ledgers,
  bookingId: string | null,
  progress: BookingProgress | null,
  promised: readonly Promised[],
): Violation[] {
  const mine = join(ledgers).joined.find(({ booking }) => booking.id === bookingId);
  if (!mine) return [];
  const cancellations = ledgers.ours.cancellations.filter((each) => each.bookingId === bookingId);
  const found: Violation[] = [];
  const say = (wrong: Violation['wrong'], what: string) => found.push({ wrong, what });
  for (const { id, changeId, state, reason, refundAmount } of cancellations) {
    if (reason === SUPPLIER_CANCELLED) continue;
    const quote = promised.find((each) => each.id === (changeId ?? id));
    if (!quote) say('double', 'cancelled by a quote that nobody pressed');
    else if (state === 'done' && quote.total !== -refundAmount)
      say('lost', `promised ${-quote.total}, given ${refundAmount}`);
  }
  if (cancellations.length > 1) say('double', `one wish, ${cancellations.length} cancellations`);
  found.push(...judgeAmended(mine, ledgers, progress, promised));
  if (!progress) return found;
  const { events, review, isMoving, parts } = progress;
  const says = (code: string) => events.some((event) => event.code === code);
  const arrived = ledgers.refunds.some(
    (refund) => refund.status === 'succeeded' && cancellations.some(({ id }) => id === causeOf(refund)),
  );
  if (says('refunded') && !arrived) say('silent', 'the page says "refunded", and no refund arrived');
  for (const { name, isCancelled } of parts) {
    const ids = ledgers.ours.orders
      .filter((order) => order.bookingId === bookingId && order.part === name)
      .map(({ supplierRef }) => supplierRef);
    const doesStand = mine.orders.some((order) => ids.includes(order.id) && order.stands);
    if (isCancelled && doesStand) say('silent', `the page says that the ${name} is cancelled, and it stands`);
  }
  const open = openCancellationsOf(ledgers.ours, mine.booking)[0];
  const isAmending = mine.amendments.some(({ state }) => state !== 'confirmed');
  if (open?.state === 'manual_review' && review === null)
    say('silent', 'a person has it, and the page does not say so');
  if (!open && !isAmending && isMoving)
    say('silent', 'the page says that something is under way, and nothing is');
  return found;
}
