import { LOCALES, todayIn, inLocale, DEFAULT_LOCALE } from '@travesia/domain';
import type { ConfirmedBooking, Locale, OrderSection, TripChange } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import {
  enqueue,
  findBooking,
  lockBooking,
  standingOrder,
  updateBooking,
  visitorAmounts,
  type Booking,
  type OrderKinds,
  type VisitorAmounts,
} from '../booking/index.ts';
import { revisedCalendar } from './booking-revision.ts';
import { amendmentsOf } from './changes-repository.ts';
import { findOpenCancellation } from './cancellations-repository.ts';
import {
  changesOfBooking,
  findUnanswered,
  insertChange,
  lookAgainAt,
  moveChange,
  ordersToLookAt,
  overdueChanges,
  type ScheduleChange,
} from './schedule-changes-repository.ts';
import { inTransaction, partNamed, type SettlementContext } from './settlement/index.ts';
import { notesSection } from './supplier-notes.ts';
import { liveSupplierOrders, type SupplierOrder } from './supplier-orders-repository.ts';

const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 6 * HOUR_MS;
/** While the supplier has yet to say that it took the traveller's answer. */
const LOOK_AGAIN_MS = 60_000;
/** Less is no connection at any airport. */
const MIN_CONNECTION_MINUTES = 30;

type Journey = Extract<OrderSection, { kind: 'journey' }>;
const journeysIn = (sections: readonly OrderSection[]): Journey[] =>
  sections.filter((section) => section.kind === 'journey');
const sameFlights = (one: Journey, other: Journey): boolean =>
  JSON.stringify(one.segments) === JSON.stringify(other.segments);

/** What the trip is like with a change, in words; the calendar follows. */
export function describeChanged(
  kinds: OrderKinds,
  booking: Pick<Booking, 'kind' | 'order'>,
  { journeys }: Pick<ScheduleChange, 'journeys'>,
  { locale, amounts }: { readonly locale: Locale; readonly amounts: VisitorAmounts },
  cancelledParts: ReadonlySet<string> = new Set(),
) {
  const rules = kinds.of(booking.kind);
  if (!booking.order || !rules.changed) return null;
  const order = rules.changed(booking.order, journeys);
  const { standing } = standingOrder({ rules, order }, (part) => cancelledParts.has(part));
  return { order, ...standing.rules.describe(standing.order, locale, amounts.facts(locale, undefined)) };
}

export function lostConnections(sections: readonly OrderSection[]): TripChange['lost'] {
  return journeysIn(sections).flatMap(({ segments }) =>
    segments.flatMap(({ to, connectionInMinutes: minutes }) =>
      minutes !== null && minutes < MIN_CONNECTION_MINUTES ? [{ city: to.cityName, minutes }] : [],
    ),
  );
}

export type ScheduleChanges = ReturnType<typeof createScheduleChanges>;

/**
 * What an airline changes by itself (M-08): found by its messages and by asking, shown until the traveller accepts it or
 * gives the trip back, and handed to the desk where another flight is wanted or nobody answers.
 */
export function createScheduleChanges(context: SettlementContext, { answerHours }: { answerHours: number }) {
  const { db } = context;

  async function toDesk(change: ScheduleChange, reason: NonNullable<ScheduleChange['reason']>) {
    const nowMs = context.now();
    await inTransaction(context, async (trx) => {
      const from = ['open', 'accepting'] as const;
      if (!(await moveChange(trx, change.id, { from, to: 'desk', reason, nowMs }))) return;
      await enqueue(trx, { bookingId: change.booking_id, topic: 'mail-schedule', runAtMs: nowMs });
    });
    context.log.warn(
      { bookingId: change.booking_id, reason },
      'a trip that the airline changed needs a person',
    );
  }

  /** The trip is now as the airline has it: page, receipt and calendar say so from here on. */
  async function markAccepted(change: ScheduleChange): Promise<void> {
    const nowMs = context.now();
    await inTransaction(context, async (trx) => {
      const booking = await lockBooking(trx, change.booking_id);
      const from = ['open', 'accepting', 'desk'] as const;
      if (!booking?.confirmed || !(await moveChange(trx, change.id, { from, to: 'accepted', nowMs }))) return;
      const present = booking.confirmed;
      const amounts = await visitorAmounts(trx, booking, context.market);
      const standing = await liveSupplierOrders(trx, booking.id);
      let order = booking.order;
      const at = new Date(nowMs).toISOString();
      const sequence = Math.max(change.sequence, (present[DEFAULT_LOCALE].revised?.sequence ?? 0) + 1);
      const confirmed = Object.fromEntries(
        LOCALES.map((locale): [Locale, ConfirmedBooking] => {
          const changed = describeChanged(context.kinds, booking, change, { locale, amounts });
          order = changed?.order ?? order;
          const { calendar = inLocale(present, locale).calendar } = changed ?? {};
          const sections = changed
            ? [...changed.sections, ...notesSection(standing, locale)]
            : inLocale(present, locale).sections;
          return [
            locale,
            {
              ...inLocale(present, locale),
              sections,
              ...(calendar && revisedCalendar(inLocale(present, locale), [...calendar], { sequence, at })),
            },
          ];
        }),
      );
      await updateBooking(
        trx,
        booking,
        { order_data: JSON.stringify(order), confirmed: JSON.stringify(confirmed) },
        nowMs,
      );
    });
  }

  async function look(order: SupplierOrder): Promise<void> {
    const nowMs = context.now();
    const booking = await findBooking(db, order.bookingId);
    const desk = booking && partNamed(context, booking, order.part)?.desk;
    const rules = booking && context.kinds.of(booking.kind);
    const isOver =
      !booking?.order ||
      !rules ||
      rules.requirementsOf(booking.order, booking.locale).lastTravelDate < todayIn(nowMs);
    if (!desk?.changesOf || !order.supplierRef || isOver) {
      await lookAgainAt(db, order.id, null);
      return;
    }
    await lookAgainAt(db, order.id, new Date(nowMs + LOOK_EVERY_MS));
    const known = await changesOfBooking(db, order.bookingId);
    for (const news of await desk.changesOf(order.supplierRef)) {
      const change = known.find((each) => each.change_ref === news.changeRef);
      if (change) await follow(change, news.decided, order);
      else if (news.decided === null) {
        await inTransaction(context, async (trx) => {
          const answerByMs = nowMs + answerHours * HOUR_MS;
          if (!(await insertChange(trx, order, news, { nowMs, answerByMs }))) return;
          await enqueue(trx, { bookingId: order.bookingId, topic: 'mail-schedule', runAtMs: nowMs });
        });
      }
    }
  }

  async function follow(
    change: ScheduleChange,
    decided: 'accepted' | 'cancelled' | 'changed' | null,
    order: SupplierOrder,
  ): Promise<void> {
    if (decided === 'accepted') await markAccepted(change);
    else if (decided !== null) {
      const from = ['open', 'accepting', 'desk'] as const;
      await moveChange(db, change.id, { from, to: 'ended', nowMs: context.now() });
    } else if (change.state === 'accepting') await accept(change, order);
  }

  /** The intent is stored; a lost reply is seen at the next look, and accepting it again changes nothing. */
  async function accept(change: ScheduleChange, order: SupplierOrder): Promise<void> {
    const booking = await findBooking(db, order.bookingId);
    const desk = booking && partNamed(context, booking, order.part)?.desk;
    if (!desk?.acceptChange) return;
    try {
      const outcome = await desk.acceptChange(change.change_ref);
      if (outcome === 'accepted') await markAccepted(change);
      else await toDesk(change, 'refused');
    } catch (fault) {
      context.log.warn(
        { bookingId: order.bookingId, err: fault },
        'outcome of an accepted change is unknown',
      );
      await lookAgainAt(db, order.id, new Date(context.now() + LOOK_AGAIN_MS));
    }
  }

  /** The owner has asked for other flights, and that has not ended. */
  async function isChanging({ id }: Booking): Promise<boolean> {
    const open = await findOpenCancellation(db, id);
    if (open && open.change_id !== null) return true;
    return (await amendmentsOf(db, id)).some(({ state }) => state !== 'confirmed');
  }

  async function ask(orders: readonly SupplierOrder[]): Promise<void> {
    for (const order of orders) {
      try {
        await look(order);
      } catch (fault) {
        context.log.warn({ bookingId: order.bookingId, err: fault }, 'changes could not be looked for');
      }
    }
  }

  async function view(booking: Booking, locale: Locale): Promise<TripChange | null> {
    const change = await findUnanswered(db, booking.id);
    const present = booking.confirmed && inLocale(booking.confirmed, locale);
    const amounts = await visitorAmounts(db, booking, context.market);
    const changed = change && describeChanged(context.kinds, booking, change, { locale, amounts });
    if (!change || !present || !changed) return null;
    const then = journeysIn(present.sections);
    const now = journeysIn(changed.sections);
    const { state } = change;
    return {
      id: change.id,
      state: state === 'accepting' || state === 'desk' ? state : 'open',
      before: then.filter((journey) => !now.some((each) => sameFlights(journey, each))),
      after: now.filter((journey) => !then.some((each) => sameFlights(journey, each))),
      lost: lostConnections(changed.sections),
      mayAccept: change.may_accept,
      answerBy: change.answer_by.toISOString(),
    };
  }

  return {
    view,
    async answer(
      booking: Booking,
      asked: {
        readonly changeId: string;
        readonly answer: 'accept' | 'other_flight';
        readonly locale: Locale;
      },
    ): Promise<TripChange | null> {
      const change = await findUnanswered(db, booking.id);
      // Answered before, or replaced by a later one: the page shows how it stands.
      if (change?.id === asked.changeId) {
        if (asked.answer === 'other_flight') await toDesk(change, 'other_flight');
        else {
          if (!change.may_accept) throw new ApiError('not_found');
          if (await isChanging(booking)) throw new ApiError('change_in_progress');
          const from = ['open', 'desk'] as const;
          await moveChange(db, change.id, { from, to: 'accepting', nowMs: context.now() });
          const orders = await liveSupplierOrders(db, booking.id);
          const order = orders.find(({ id }) => id === change.supplier_order_id);
          // A process that dies here leaves it to the next look.
          if (order) await lookAgainAt(db, order.id, new Date(context.now() + LOOK_AGAIN_MS));
          if (order) await accept({ ...change, state: 'accepting' }, order);
        }
      }
      const after = await findBooking(db, booking.id);
      return after && view(after, asked.locale);
    },
    /** After a message of the supplier. */
    async lookAgain(bookingId: string): Promise<void> {
      const orders = await liveSupplierOrders(db, bookingId);
      await ask(orders.filter(({ state }) => state === 'placed'));
    },
    async lookInTurn(): Promise<void> {
      await ask(await ordersToLookAt(db, context.now()));
      for (const change of await overdueChanges(db, context.now())) await toDesk(change, 'silent');
    },
  };
}
