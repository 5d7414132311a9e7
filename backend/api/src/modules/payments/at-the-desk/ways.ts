import type { DeskAct, DeskWay } from '@travesia/contracts';
import { fullName, type Money } from '@travesia/domain';
import {
  isInFlight,
  isUnpaidByHand,
  nobodysFacts,
  type Booking,
  type OrderKinds,
} from '../../booking/index.ts';
import { findLiveAttempt, type SettlementDatabase } from '../attempts-repository.ts';
import {
  backOf,
  findOpenCancellation,
  MOVING_STATES,
  type Cancellation,
} from '../cancellations-repository.ts';
import { amendmentsOf } from '../changes-repository.ts';
import { refundablePayments, refundsOf } from '../refunds-repository.ts';
import { findUnanswered } from '../schedule-changes-repository.ts';
import type { GiveUpQuote } from '../settlement/give-up-orders.ts';
import { liveSupplierOrders, supplierOrdersOf } from '../supplier-orders-repository.ts';

type Facts = Partial<Pick<DeskWay, 'about' | 'money' | 'keeps'>>;
const way = (act: DeskAct, subjectId: string, facts: Facts = {}): DeskWay => ({
  act,
  subjectId,
  about: '',
  money: null,
  keeps: null,
  ...facts,
});

/** What is left to give back of a refund that was refused. */
export async function missingOf(db: SettlementDatabase, cancellation: Cancellation): Promise<number> {
  const refunds = await refundsOf(db, cancellation);
  return refunds.reduce(
    (left, { state, amount }) => (state === 'refused' ? left : left - amount),
    cancellation.refund_amount,
  );
}

async function waysOfReview(db: SettlementDatabase, booking: Booking): Promise<DeskWay[]> {
  const attempt = await findLiveAttempt(db, booking.id);
  if (!attempt) return [];
  const open = (await liveSupplierOrders(db, booking.id)).find(({ state }) => state !== 'placed');
  const event = await db
    .selectFrom('booking_events')
    .select('details')
    .where('booking_id', '=', booking.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { giveUp } = (event?.details ?? {}) as { giveUp?: GiveUpQuote };
  return [
    way('look-up', booking.id),
    ...(open && attempt.state !== 'voiding'
      ? [way('confirm', open.id, { about: open.part, money: attempt.amount })]
      : []),
    way('release', booking.id, {
      about: giveUp?.part ?? '',
      money: attempt.amount,
      keeps: giveUp?.keeps ?? null,
    }),
  ];
}

async function waysOfCancellation(db: SettlementDatabase, cancellation: Cancellation): Promise<DeskWay[]> {
  const { id, state, reason, currency, parts } = cancellation;
  if (MOVING_STATES.some((each) => each === state)) return [way('look-up', id)];
  const money = (amount: number): Money => ({ amount, currency });
  const waits = parts.filter((part) => part.state !== 'cancelled');
  const isBeforeMoney = cancellation.cancelled_at === null;
  const due = (isBeforeMoney ? parts : waits).reduce((sum, part) => sum + backOf(part), 0);
  const isAtSupplier = reason === 'supplier_refused' || reason === 'supplier_silent';
  const missing = reason === 'refund_refused' ? await missingOf(db, cancellation) : 0;
  return [
    ...((isAtSupplier && isBeforeMoney) || reason === 'refund_silent' ? [way('look-up', id)] : []),
    ...(isAtSupplier && waits.length > 0
      ? [way('cancelled-by-hand', id, { about: waits.map(({ part }) => part).join(', '), money: money(due) })]
      : []),
    ...(missing > 0 ? [way('refund-again', id, { money: money(missing) })] : []),
    // Nobody knows whether that money has left: it is looked up until the provider says so.
    ...(reason === 'refund_silent' ? [] : [way('close', id)]),
  ];
}

/** Every way out of what a booking is in, read from where it stands: nothing is offered that would be refused (D-07). */
export async function waysOf(
  db: SettlementDatabase,
  booking: Booking,
  kinds: OrderKinds,
): Promise<DeskWay[]> {
  // Its person is gone: nobody could be told of it.
  if (booking.state === 'confirmed' && !booking.confirmed) return [];
  const amendments = await amendmentsOf(db, booking.id);
  const open = await findOpenCancellation(db, booking.id);
  const ways: DeskWay[] = [];
  for (const each of [booking, ...amendments]) {
    if (each.state === 'manual_review') ways.push(...(await waysOfReview(db, each)));
    else if (isInFlight(each.state)) ways.push(way('look-up', each.id));
  }
  if (open) ways.push(...(await waysOfCancellation(db, open)));
  const isQuiet =
    booking.state === 'confirmed' && !open && amendments.every(({ state }) => state === 'confirmed');
  if (isQuiet) {
    const live = await liveSupplierOrders(db, booking.id);
    if (live.length > 0) ways.push(way('cancel', booking.id));
    const payments = await refundablePayments(db, booking.id);
    const [first] = payments;
    const left = payments.reduce((sum, payment) => sum + Math.max(0, payment.left), 0);
    if (first && left > 0)
      ways.push(
        way('refund', booking.id, { money: { amount: left, currency: first.attempt.amount.currency } }),
      );
  }
  if (booking.order && isUnpaidByHand(booking)) {
    const rules = kinds.of(booking.kind);
    const { heading } = rules.describe(booking.order, booking.locale, nobodysFacts(booking.locale));
    const about = `${heading} · ${rules.identityOf(booking.order)}`;
    ways.push(way('send-link', booking.id, { about }), way('order-ended', booking.id, { about }));
  }
  if (booking.state === 'held')
    ways.push(way('give-up-hold', booking.id, { about: booking.reference ?? '' }));
  const change = await findUnanswered(db, booking.id);
  if (change) {
    // While the traveller changes the trip, nobody accepts what the airline made of it.
    const isChanging = Boolean(open?.change_id) || amendments.some(({ state }) => state !== 'confirmed');
    if (change.may_accept && change.state !== 'accepting' && !isChanging)
      ways.push(way('accept-change', change.id));
    ways.push(way('end-change', change.id));
  }
  for (const { id, state, live, part, reference } of await supplierOrdersOf(db, booking.id)) {
    // Given up, found after all, and not to be cancelled: only the supplier can end it.
    if (!live && state === 'unknown') ways.push(way('order-ended', id, { about: `${part} ${reference}` }));
  }
  if (booking.confirmed || isUnpaidByHand(booking)) ways.push(way('correct-contact', booking.id));
  if (booking.confirmed) ways.push(way('correct-name', booking.id));
  const names = await db
    .selectFrom('booking_corrections')
    .select(['id', 'details_before', 'details_after'])
    .where('booking_id', '=', booking.id)
    .where('kind', '=', 'name')
    .where('state', '=', 'open')
    .execute();
  for (const { id, details_before: before, details_after: after } of names) {
    const name = ({ firstName = '', middleName = '', lastName = '' }: Record<string, string>) =>
      fullName({ firstName, middleName, lastName });
    ways.push(way('answer-name', id, { about: `${name(before)} → ${name(after)}` }));
  }
  return ways;
}
