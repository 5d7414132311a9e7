import { randomUUID } from 'node:crypto';
import type { DeskAct, DeskActBody, DeskActReply, DeskWay, Locale } from '@travesia/contracts';
import { todayIn, type Money } from '@travesia/domain';
import { ApiError } from '../../../errors/index.ts';
import {
  enqueue,
  findBooking,
  lockBooking,
  LostRace,
  ticketingDeadline,
  transition,
  updateBooking,
  type Booking,
} from '../../booking/index.ts';
import { findLiveAttempt, type Attempt, type SettlementDatabase } from '../attempts-repository.ts';
import {
  backOf,
  findCancellation,
  moveCancellation,
  updatePart,
  type Cancellation,
} from '../cancellations-repository.ts';
import { lockUnchanging } from '../changes-repository.ts';
import type { createCorrections } from '../corrections.ts';
import { planRefunds, refundablePayments } from '../refunds-repository.ts';
import { moveChange } from '../schedule-changes-repository.ts';
import type { ScheduleChanges } from '../schedule-changes.ts';
import { cancelPart } from '../settlement/cancel-step.ts';
import { voidIn } from '../settlement/endings.ts';
import {
  inTransaction,
  partNamed,
  type Drive,
  type SettlementContext,
  type SettlementTransaction,
} from '../settlement/index.ts';
import { startQuoted } from '../start-cancellation.ts';
import { findSupplierOrder, markOrder, markPlaced, supplierOrdersOf } from '../supplier-orders-repository.ts';
import { findAct, insertAct, lastActOf, refundedAlone, seenOf } from './acts-repository.ts';
import { startGivingUp } from '../holds.ts';
import { missingOf, waysOf } from './ways.ts';

/** Somebody was faster, or it is not theirs to do; `by` is null where it was the traveller or the site itself. */
export class ActRefused extends Error {
  override readonly name = 'ActRefused';
  readonly code: 'desk_changed' | 'own_request';
  readonly by: string | null;
  readonly act: DeskAct | null;
  constructor(code: ActRefused['code'], by: string | null = null, act: DeskAct | null = null) {
    super(code);
    this.code = code;
    this.by = by;
    this.act = act;
  }
}

/** Carried out by the desk itself, which begins them here. */
type ActOfDesk = 'resend-mail' | 'send-link';

export interface AskedAct {
  readonly act: Exclude<DeskAct, ActOfDesk>;
  readonly body: DeskActBody;
  readonly staff: { readonly id: string; readonly name: string };
  readonly locale: Locale;
  /** Writes what else has to be written with it: the audit log. */
  readonly note: (trx: SettlementTransaction) => Promise<void>;
}

export interface DeskActsParts {
  readonly context: SettlementContext;
  readonly drive: Drive;
  readonly corrections: Pick<
    ReturnType<typeof createCorrections>,
    'writeContact' | 'writeUnpaidContact' | 'answerName' | 'writeName'
  >;
  readonly scheduleChanges: Pick<ScheduleChanges, 'answer'>;
  /** What is given back for one booking without a second person, however many times, in minor units. */
  readonly refundAloneMax: number;
}

type State = DeskActReply['data']['state'];
interface Refund {
  readonly amount: number;
  readonly locale: Locale;
  /** Whose refund it is: the key of the act. */
  readonly act: string;
}
interface Work {
  readonly trx: SettlementTransaction;
  readonly booking: Booking;
  readonly asked: AskedAct;
  readonly way: DeskWay;
}

export type DeskActs = ReturnType<typeof createDeskActs>;

/**
 * What people at the desk do with a booking, by the engine that serves its owner (D-06). Each act is written down in the
 * transaction that starts it, under the booking's lock, and only if the booking still is what was seen.
 */
export function createDeskActs({
  context,
  drive,
  corrections,
  scheduleChanges,
  refundAloneMax,
}: DeskActsParts) {
  /** Once per key, and only where nobody was faster: what was done before under this key, or null: go on. */
  async function begin(
    trx: SettlementTransaction,
    { act, body, staff, note }: Omit<AskedAct, 'act' | 'locale'> & { readonly act: DeskAct },
    facts: { readonly state?: State; readonly money?: Money | null } = {},
  ): Promise<State | null> {
    const before = await findAct(trx, body.key);
    if (before) return before.state;
    if ((await seenOf(trx, body.id)) !== body.seen) {
      const last = await lastActOf(trx, body.id);
      const isNew = last !== null && !body.seen.endsWith(last.key);
      throw new ActRefused('desk_changed', isNew ? last.staff_name : null, isNew ? last.act : null);
    }
    const { state = 'done', money = null } = facts;
    await insertAct(trx, {
      key: body.key,
      bookingId: body.id,
      act,
      subjectId: body.subjectId,
      state,
      reason: body.reason,
      money,
      staff,
      nowMs: context.now(),
    });
    await note(trx);
    return null;
  }

  async function wayIn(
    trx: SettlementTransaction,
    booking: Booking,
    { act, body }: AskedAct,
  ): Promise<DeskWay> {
    const subjectId = act === 'cancel' ? booking.id : body.subjectId;
    const way = (await waysOf(trx, booking, context.kinds)).find(
      (each) => each.act === act && each.subjectId === subjectId,
    );
    if (!way) throw new ActRefused('desk_changed');
    return way;
  }

  async function refund(trx: SettlementTransaction, booking: Booking, refund: Refund): Promise<void> {
    await lockUnchanging(trx, booking.id);
    await giveBack(trx, booking, refund);
  }

  /** A refund without a cancellation: the same row and the same steps, with no supplier to be asked first. */
  async function giveBack(
    trx: SettlementTransaction,
    booking: Booking,
    { amount, locale, act }: Refund,
  ): Promise<void> {
    const payments = await refundablePayments(trx, booking.id);
    const left = payments.reduce((sum, payment) => sum + Math.max(0, payment.left), 0);
    const [first] = payments;
    if (!first || amount > left) throw new ApiError('refund_too_large', { details: { left } });
    const at = new Date(context.now());
    const id = randomUUID();
    await trx
      .insertInto('cancellations')
      .values({
        id,
        booking_id: booking.id,
        change_id: null,
        state: 'refunding',
        reason: null,
        locale,
        currency: first.attempt.amount.currency,
        refund_amount: amount,
        expires_at: at,
        confirmed_at: at,
        cancelled_at: at,
        refunded_at: null,
        desk_act: act,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await planRefunds(trx, { bookingId: booking.id, cancellationId: id, amount });
  }

  /** What one person may still give back alone: a large refund is not made small by halves. */
  const refundAloneLeft = async (db: SettlementDatabase, bookingId: string): Promise<number> =>
    Math.max(0, refundAloneMax - (await refundedAlone(db, bookingId)));

  async function subjectOf(trx: SettlementTransaction, { subjectId }: DeskWay) {
    const order = await lockBooking(trx, subjectId);
    const attempt = order && (await findLiveAttempt(trx, order.id));
    return { order, attempt, cancellation: order ? null : await findCancellation(trx, subjectId) };
  }

  /** A clear no is looked into once more; what nobody answered is asked when the booking is driven. */
  async function lookUp({ trx, booking, way }: Work): Promise<void> {
    const { order, attempt, cancellation } = await subjectOf(trx, way);
    const nowMs = context.now();
    if (order && (order.reason === 'capture_refused' || order.reason === 'void_refused'))
      await updateBooking(trx, order, { reason: attempt?.endReason ?? null }, nowMs);
    if (!cancellation || cancellation.reason !== 'supplier_refused') return;
    // Looked up first; old enough to be asked for again if it still stands.
    const askedAt = new Date(nowMs - context.times.settleMs);
    for (const part of cancellation.parts.filter(({ state }) => state !== 'cancelled'))
      await updatePart(trx, part, { state: 'unknown', asked_at: askedAt, tries: 0 });
    await moveCancellation(trx, booking, cancellation, 'cancelling', { nowMs, reason: null });
  }

  /** The supplier has it under this reference: what follows is what follows a supplier's own yes. */
  async function confirm({ trx, asked, way }: Work): Promise<void> {
    const nowMs = context.now();
    const supplierOrder = await findSupplierOrder(trx, way.subjectId);
    const order = supplierOrder && (await lockBooking(trx, supplierOrder.bookingId));
    if (!supplierOrder || !order) throw new ActRefused('desk_changed');
    const supplierRef = asked.body.supplierRef ?? '';
    const isIssuedLater = partNamed(context, order, supplierOrder.part)?.ticketingDeadline !== undefined;
    await markPlaced(
      trx,
      supplierOrder.id,
      {
        supplierRef: supplierOrder.supplierRef ?? supplierRef,
        locator: supplierRef,
        ticketed: false,
        ticketingDeadline: null,
        deadline: isIssuedLater ? ticketingDeadline(todayIn(nowMs), null) : null,
      },
      nowMs,
    );
    await transition(trx, order, 'ordering', {
      cause: `confirmed at the desk by ${asked.staff.name}`,
      nowMs,
      details: { supplierRef },
    });
  }

  /** What stands is given up, whatever it costs, and the money is let go, or given back where it was taken. */
  async function release({ trx, asked, way }: Work): Promise<void> {
    const { order, attempt } = await subjectOf(trx, way);
    if (!order || !attempt) throw new ActRefused('desk_changed');
    const nowMs = context.now();
    if (asked.body.areOrdersEnded)
      for (const each of await supplierOrdersOf(trx, order.id))
        if (each.live) await markOrder(trx, each.id, { state: 'cancelled', live: false, nowMs });
    await voidIn(trx, { context, booking: order, attempt }, reasonToRelease(order, attempt));
  }

  async function cancelledByHand({ trx, booking, asked, way }: Work): Promise<void> {
    const { cancellation } = await subjectOf(trx, way);
    if (!cancellation) throw new ActRefused('desk_changed');
    const waiting = cancellation.parts.filter(({ state }) => state !== 'cancelled');
    for (const part of waiting) {
      const order = await findSupplierOrder(trx, part.supplier_order_id);
      if (order) await cancelPart(trx, { context, booking, cancellation }, { part, order, refund: null });
    }
    const nowMs = context.now();
    if (cancellation.cancelled_at === null) {
      await moveCancellation(trx, booking, cancellation, 'cancelling', { nowMs, reason: null });
      return;
    }
    // The money of the other parts has gone back already.
    await moveCancellation(trx, booking, cancellation, 'done', { nowMs });
    const amount = waiting.reduce((sum, part) => sum + backOf(part), 0);
    if (amount > 0) await giveBack(trx, booking, { amount, locale: asked.locale, act: asked.body.key });
  }

  async function refundAgain({ trx, booking, asked, way }: Work): Promise<void> {
    const { cancellation } = await subjectOf(trx, way);
    if (!cancellation) throw new ActRefused('desk_changed');
    const amount = await missingOf(trx, cancellation);
    const nowMs = context.now();
    // What is given again is a refund of its own: of this one only what arrived is left.
    const arrived = cancellation.refund_amount - amount;
    await moveCancellation(trx, booking, cancellation, 'done', {
      nowMs,
      refund_amount: arrived,
      ...(arrived > 0 && { refunded_at: cancellation.refunded_at ?? new Date(nowMs) }),
    });
    await giveBack(trx, booking, { amount, locale: asked.locale, act: asked.body.key });
  }

  /** Nothing more is done for it; what was cancelled until now is given back first. */
  async function close({ trx, booking, way }: Work): Promise<void> {
    const { cancellation } = await subjectOf(trx, way);
    if (!cancellation) throw new ActRefused('desk_changed');
    const nowMs = context.now();
    const isAnyCancelled = cancellation.parts.some(({ state }) => state === 'cancelled');
    if (cancellation.cancelled_at === null && isAnyCancelled) {
      for (const part of cancellation.parts.filter(({ state }) => state !== 'cancelled'))
        await updatePart(trx, part, { state: 'refused' });
      await moveCancellation(trx, booking, cancellation, 'cancelling', { nowMs, reason: null });
      return;
    }
    await moveCancellation(trx, booking, cancellation, endOf(cancellation), { nowMs });
  }

  const EFFECTS: Readonly<
    Record<Exclude<DeskAct, ActOfDesk | 'correct-contact'>, (work: Work) => Promise<unknown>>
  > = {
    cancel: ({ trx, booking, asked }) =>
      startQuoted(context, trx, booking, {
        quoteId: asked.body.subjectId,
        locale: booking.locale,
        allow: async () => {},
      }).then((hasStarted) => {
        if (!hasStarted) throw new ApiError('quote_expired');
        return trx
          .updateTable('cancellations')
          .set({ desk_act: asked.body.key })
          .where('id', '=', asked.body.subjectId)
          .execute();
      }),
    refund: ({ trx, booking, asked }) =>
      refund(trx, booking, {
        amount: asked.body.amount ?? 0,
        locale: booking.locale,
        act: asked.body.key,
      }),
    'look-up': lookUp,
    confirm,
    release,
    'cancelled-by-hand': cancelledByHand,
    'refund-again': refundAgain,
    close,
    'order-ended': ({ trx, booking, asked, way }) => {
      const nowMs = context.now();
      return way.subjectId === booking.id
        ? transition(trx, booking, 'expired', { cause: `ended at the desk by ${asked.staff.name}`, nowMs })
        : markOrder(trx, way.subjectId, { state: 'cancelled', live: false, nowMs });
    },
    'give-up-hold': ({ trx, booking, asked }) =>
      startGivingUp(trx, booking, context.now(), `given up at the desk by ${asked.staff.name}`),
    // The airline is asked after it is written down, and again if this process dies before.
    'accept-change': async ({ trx, way }) => {
      const nowMs = context.now();
      if (!(await moveChange(trx, way.subjectId, { from: ['open', 'desk'], to: 'accepting', nowMs })))
        throw new ActRefused('desk_changed');
    },
    'end-change': ({ trx, way }) =>
      moveChange(trx, way.subjectId, {
        from: ['open', 'accepting', 'desk'],
        to: 'ended',
        nowMs: context.now(),
      }),
    'correct-name': ({ trx, booking, asked: { body } }) =>
      corrections.writeName(trx, booking, {
        travellerId: body.travellerId ?? '',
        firstName: body.firstName ?? '',
        lastName: body.lastName ?? '',
      }),
    'answer-name': ({ trx, booking, asked, way }) =>
      corrections.answerName(trx, booking, {
        correctionId: way.subjectId,
        isDone: asked.body.isDone ?? false,
      }),
  };

  async function correctContact(
    booking: Booking,
    asked: Omit<AskedAct, 'act'> & { readonly act: DeskAct },
  ): Promise<State> {
    const { email = '', phone = '' } = asked.body;
    let before: State | null = null;
    const allow = async (trx: SettlementTransaction) => {
      before = await begin(trx, asked);
      if (before !== null) throw new ActRefused('desk_changed');
    };
    try {
      if (booking.confirmed) await corrections.writeContact(booking, { email, phone }, booking.locale, allow);
      else await corrections.writeUnpaidContact(booking, { email, phone }, allow);
    } catch (fault) {
      // Sent twice: it is done, and nothing is written again.
      if (before === null) throw fault;
    }
    return before ?? 'done';
  }

  /** All of it or nothing; the machine that was faster is like anybody who was. */
  async function whole<Done>(work: (trx: SettlementTransaction) => Promise<Done>): Promise<Done> {
    try {
      return await inTransaction(context, work);
    } catch (fault) {
      if (fault instanceof LostRace) throw new ActRefused('desk_changed');
      throw fault;
    }
  }

  async function driveOn(bookingId: string): Promise<void> {
    await drive(bookingId);
    const amending = await context.db
      .selectFrom('bookings')
      .select('id')
      .where('amends', '=', bookingId)
      .where('state', 'not in', ['draft', 'priced', 'ready', 'declined', 'voided', 'expired', 'confirmed'])
      .execute();
    for (const { id } of amending) await drive(id);
  }

  const comeBack = (trx: SettlementTransaction, bookingId: string) =>
    enqueue(trx, { bookingId, topic: 'drive-booking', runAtMs: context.now() + context.times.graceMs });

  return {
    begin,
    ways: (db: SettlementDatabase, booking: Booking) => waysOf(db, booking, context.kinds),
    seen: (bookingId: string) => seenOf(context.db, bookingId),
    refundAloneLeft,

    async act(asked: AskedAct): Promise<State> {
      const { act, body, locale } = asked;
      const found = await findBooking(context.db, body.id);
      if (!found) throw new ApiError('booking_not_found');
      if (act === 'correct-contact') return correctContact(found, asked);
      const state = await whole(async (trx) => {
        const booking = await lockBooking(trx, body.id);
        if (!booking) throw new ApiError('booking_not_found');
        const needsSecond = act === 'refund' && (body.amount ?? 0) > (await refundAloneLeft(trx, booking.id));
        const currency = booking.total?.currency ?? '';
        const before = await begin(trx, asked, {
          state: needsSecond ? 'waiting' : 'done',
          money: act === 'refund' ? { amount: body.amount ?? 0, currency } : null,
        });
        if (before) return before;
        const way = await wayIn(trx, booking, asked);
        if (act === 'refund' && (body.amount ?? 0) > (way.money?.amount ?? 0))
          throw new ApiError('refund_too_large', { details: { left: way.money } });
        if (needsSecond) return 'waiting' as const;
        await EFFECTS[act]({ trx, booking, asked, way });
        await comeBack(trx, booking.id);
        return 'done' as const;
      });
      if (state !== 'done') return state;
      if (act === 'accept-change')
        await scheduleChanges.answer(found, { changeId: body.subjectId, answer: 'accept', locale });
      if (act === 'refund') await context.interleave('refunding-committed', body.id);
      await driveOn(body.id);
      return state;
    },

    /** A second person decides; nobody decides on what they asked for themselves. */
    async decide({
      id,
      key,
      isApproved,
      staff,
      note,
    }: {
      readonly id: string;
      readonly key: string;
      readonly isApproved: boolean;
      readonly staff: { readonly id: string; readonly name: string };
      readonly note: (trx: SettlementTransaction) => Promise<void>;
    }): Promise<State> {
      const state: State = isApproved ? 'done' : 'refused';
      await whole(async (trx) => {
        const booking = await lockBooking(trx, id);
        const waiting = await findAct(trx, key);
        if (!booking || waiting?.booking_id !== id) throw new ApiError('booking_not_found');
        if (waiting.state !== 'waiting')
          throw new ActRefused('desk_changed', waiting.decided_by, waiting.act);
        if (waiting.staff_id === staff.id) throw new ActRefused('own_request');
        const at = new Date(context.now());
        await trx
          .updateTable('desk_acts')
          .set({ state, decided_by: staff.name, decided_at: at })
          .where('key', '=', key)
          .execute();
        await note(trx);
        if (!isApproved) return;
        await refund(trx, booking, { amount: waiting.amount ?? 0, locale: booking.locale, act: key });
        await comeBack(trx, id);
      });
      if (isApproved) await driveOn(id);
      return state;
    },
  };
}

/** Where the order had been given up before, for that reason; else for what the review was about. */
function reasonToRelease({ reason }: Booking, { endReason }: Attempt) {
  if (reason === 'capture_refused') return 'payment_failed' as const;
  return endReason ?? (reason === null || reason === 'void_refused' ? 'supplier_silent' : reason);
}

const endOf = ({ cancelled_at: at, parts }: Cancellation): 'done' | 'refused' =>
  at !== null || parts.some(({ state }) => state === 'cancelled') ? 'done' : 'refused';
