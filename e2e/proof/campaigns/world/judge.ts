import { join, OLDEST_STATE_MS, type Joined, type Violation, type Wrong } from './joined.ts';
import { causeOf, type Ledgers } from './ledgers.ts';
import { judgeAmendments } from './judge-amendment.ts';
import { judgeCancellation, openCancellationsOf, refundsOf } from './judge-cancellation.ts';
import type { LastScreen } from './traveller.ts';
import { TRIPS, type Trip } from './trips.ts';

const AT_REST = new Set([
  'draft',
  'priced',
  'ready',
  'declined',
  'voided',
  'expired',
  'confirmed',
  'manual_review',
]);

/** Holds the three ledgers against one another: what is wrong after everything has come to rest. */
export function judgeLedgers(ledgers: Ledgers): Violation[] {
  const { joined, strangers, orphans } = join(ledgers);
  const found: Violation[] = [];
  for (const payment of strangers) {
    if (payment.captured > 0 || payment.held > 0) {
      found.push({ wrong: 'lost', what: `payment ${payment.id} belongs to no booking` });
    }
  }
  for (const { id, stands } of orphans) {
    if (stands) found.push({ wrong: 'lost', what: `order ${id} belongs to no booking` });
  }
  for (const each of joined) found.push(...judgeBooking(each, ledgers));
  return found;
}

/** Our lines against themselves and against what the provider did: refunds stay within captures, one for each cause. */
function judgeLines({ booking, root, payments }: Joined, { ours, refunds }: Ledgers): string[] {
  const lines = ours.lines.filter(({ bookingId }) => bookingId === booking.id);
  const sum = (...kinds: string[]) =>
    lines.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0);
  const moved = lines.filter(({ kind }) => kind !== 'authorised');
  const balance = moved.reduce((total, { amount }) => total + amount, 0);
  const captured = payments.reduce((total, payment) => total + payment.captured, 0);
  const refunded = payments.reduce((total, payment) => total + payment.refunded, 0);
  const isUnderWay = openCancellationsOf(ours, root).some(({ state }) => state !== 'manual_review');
  const ids = new Set(payments.map(({ id }) => id));
  const given = refunds.filter(({ intentId, status }) => ids.has(intentId) && status !== 'failed');
  const causes = given.filter((refund) => causeOf(refund) !== undefined).map(causeOf);
  // A charge that somebody with the key gave back by hand was never ours to keep: it leaves no line.
  const byHand = given
    .filter((refund) => causeOf(refund) === undefined)
    .reduce((total, { amount }) => total + amount, 0);
  return [
    ...(balance === 0 ? [] : [`the ledger is out of balance by ${balance}`]),
    ...(refunded > captured ? [`${refunded} refunded of ${captured}`] : []),
    ...(new Set(causes).size === causes.length ? [] : [`refunded more than once for one cause`]),
    ...(AT_REST.has(booking.state) && booking.state !== 'manual_review'
      ? [
          ...(sum('refunded') === byHand - refunded || isUnderWay
            ? []
            : [`${refunded - byHand} refunded, ${-sum('refunded')} in our ledger`]),
          ...(sum('captured') === captured - byHand
            ? []
            : [`${captured - byHand} captured, ${sum('captured')} in our ledger`]),
          ...(sum('authorised') === 0 ? [] : ['over, and our ledger says that money is held']),
        ]
      : []),
  ];
}

function judgeBooking(joined: Joined, ledgers: Ledgers): Violation[] {
  const { booking, payments } = joined;
  const { nowMs, mails, ours } = ledgers;
  const found: Violation[] = [];
  const say = (wrong: Wrong, what: string) =>
    found.push({
      wrong,
      what: `${booking.kind} ${booking.reference ?? booking.id} (${booking.state}): ${what}`,
    });
  const cancellations = ours.cancellations.filter(({ bookingId }) => bookingId === booking.id);
  // What a cancellation gave back was charged all the same.
  const givenBack = refundsOf(ours.cancellations, ledgers);
  // A change has no order of its own in a supplier's book.
  const isAmendment = booking.amends !== null;
  const orders = isAmendment ? [] : joined.orders;
  const captured = payments.filter(
    (payment) => payment.captured - payment.refunded + (givenBack.get(payment.id) ?? 0) > 0,
  );
  const held = payments.filter((payment) => payment.held > 0);
  const standing = orders.filter(({ stands }) => stands);
  const parts = isAmendment ? [] : TRIPS[booking.kind as Trip].parts;
  const ageMs = nowMs - Date.parse(booking.updatedAt);

  if (!AT_REST.has(booking.state) && ageMs > OLDEST_STATE_MS) {
    say('silent', `under way for ${Math.round(ageMs / 60_000)} minutes and nobody was told`);
  }
  for (const what of judgeLines(joined, ledgers)) say('double', what);
  if (captured.length > 1) say('double', `charged ${captured.length} times`);
  for (const payment of captured) {
    if (payment.captured - payment.refunded + (givenBack.get(payment.id) ?? 0) !== booking.totalAmount) {
      say('double', `charged ${payment.captured} instead of ${booking.totalAmount}`);
    }
  }
  if (standing.length > parts.length) say('double', `${standing.length} orders stand for ${parts.length}`);

  if (booking.state === 'confirmed') {
    if (captured.length === 0) say('lost', 'confirmed and never charged');
    if (held.length > 0) say('double', 'confirmed, and money is held besides');
    const givingUp = cancellations.filter(({ changeId }) => changeId === null);
    const givenUp = givingUp.flatMap((each) => each.parts.filter(({ state }) => state === 'cancelled'));
    const due = parts.length - givenUp.length;
    // While a supplier is silent only it knows.
    const isKnown = !givingUp.some((each) => each.parts.some(({ state }) => state === 'unknown'));
    if (isKnown && standing.length < due) say('lost', `${standing.length} of ${due} orders stand`);
    if (isKnown && standing.length > due) say('double', `${standing.length} orders stand, ${due} should`);
    const live = isAmendment
      ? []
      : ours.orders.filter(({ bookingId, live: isLive }) => bookingId === booking.id && isLive);
    for (const { supplierRef, part } of live) {
      if (isKnown && !standing.some(({ id }) => id === supplierRef))
        say('lost', `the ${part}'s order is not in its supplier's book`);
    }
    if (!isAmendment && !mails.includes(`booking-confirmed:${booking.reference}`))
      say('silent', 'no confirmation was sent');
    for (const each of cancellations) {
      for (const { wrong, what } of judgeCancellation(each, joined, ledgers)) say(wrong, what);
    }
    for (const { wrong, what } of judgeAmendments(joined, ledgers)) say(wrong, what);
  } else if (captured.length > 0) {
    say('lost', 'charged, and there is no confirmed booking');
  }
  if (AT_REST.has(booking.state) && booking.state !== 'confirmed' && booking.state !== 'manual_review') {
    if (held.length > 0) say('silent', 'over, and the money is still held');
    if (standing.length > 0) say('lost', 'over, and an order stands that nobody paid');
  }
  return found;
}

/** Whether the last screen agrees with the ledger: "we are checking" always may, "failed" while charged never. */
export function judgeScreen(ledgers: Ledgers, bookingId: string | null, screen: LastScreen): Violation[] {
  const { joined } = join(ledgers);
  const mine = joined.find(({ booking }) => booking.id === bookingId);
  if (!mine) {
    return screen === 'confirmed'
      ? [{ wrong: 'lost', what: 'confirmed on the screen, unknown in the ledger' }]
      : [];
  }
  const { booking, payments } = mine;
  const isCharged = payments.some((payment) => payment.captured - payment.refunded > 0);
  const wrong = (what: string): Violation[] => [
    { wrong: 'silent', what: `the screen says "${screen}", ${what} (${booking.reference ?? booking.id})` },
  ];
  switch (screen) {
    case 'confirmed':
      return booking.state === 'confirmed'
        ? []
        : [{ wrong: 'lost', what: `the screen said "confirmed", the ledger says ${booking.state}` }];
    case 'not paid':
    case 'stuck before paying':
      return isCharged || booking.state === 'confirmed' ? wrong('and the card is charged') : [];
    case 'checking':
    case 'closed':
      return [];
    default:
      return screen satisfies never;
  }
}
