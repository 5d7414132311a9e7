import { byLocale, dateOf, sumMoney, type Money, inLocale } from '@travesia/domain';
import type { ConfirmedBooking, Locale, OrderSection } from '@travesia/contracts';
import {
  amendmentOf,
  enqueue,
  lockBooking,
  NO_EXTRAS,
  readSaves,
  updateBooking,
  visitorAmounts,
  type OrderKinds,
  type StoredOrder,
} from '../booking/index.ts';
import type { SettlementTransaction } from './attempts-repository.ts';
import { revisedCalendar, revisionOf } from './booking-revision.ts';
import { leaveToDesk } from './schedule-changes-repository.ts';
import type { SettlementContext } from './settlement/context.ts';
import { liveSupplierOrders } from './supplier-orders-repository.ts';
import { notesSection } from './supplier-notes.ts';

export interface DoneChange {
  /** What was changed. */
  readonly bookingId: string;
  /** Which of the booking's orders. */
  readonly part: string;
  readonly kind: Parameters<OrderKinds['of']>[0];
  readonly order: StoredOrder;
  /** Paid on top, or come back where it is below nothing. */
  readonly total: Money;
  /** null where nothing was paid. */
  readonly payment: {
    readonly transactionId: string;
    readonly paidWith: (locale: Locale) => string;
  } | null;
  readonly nowMs: number;
}

type Bags = ConfirmedBooking['additionalServices']['baggages'];

/** One entry for each traveller and journey, however often bags were bought. */
function mergedBags(bags: Bags): Bags {
  const byOwner = new Map<string, Bags[number]>();
  for (const bag of bags) {
    const key = `${bag.journeyType} ${bag.travellerId}`;
    const before = byOwner.get(key);
    byOwner.set(
      key,
      before
        ? {
            ...bag,
            quantity: before.quantity + bag.quantity,
            amount: sumMoney([before.amount, bag.amount], bag.amount.currency),
          }
        : bag,
    );
  }
  return [...byOwner.values()];
}

/** With what was added; without the seats of flights that are not flown any more. */
function servicesOf(
  { additionalServices: { baggages, seats = [] } }: ConfirmedBooking,
  added: ConfirmedBooking['additionalServices'] | null,
  sections: readonly OrderSection[],
): ConfirmedBooking['additionalServices'] {
  const flown = sections.flatMap((section) =>
    section.kind === 'journey'
      ? section.segments.map(({ carrierCode, flightNumber, departureAt }) =>
          [`${carrierCode} ${flightNumber}`, dateOf(departureAt)].join(),
        )
      : [],
  );
  return {
    baggages: mergedBags([...baggages, ...(added?.baggages ?? [])]),
    seats: [...seats, ...(added?.seats ?? [])].filter(({ flight, departureAt }) =>
      flown.includes([flight, dateOf(departureAt)].join()),
    ),
  };
}

/** Rewrites the booking as its supplier changed it: itinerary, terms and total paid; raises the calendar's sequence (N-05). */
export async function applyChange(
  context: Pick<SettlementContext, 'kinds' | 'market'>,
  trx: SettlementTransaction,
  { bookingId, part, kind, order, total, payment, nowMs }: DoneChange,
): Promise<Record<Locale, ConfirmedBooking>> {
  const booking = await lockBooking(trx, bookingId);
  const change = context.kinds.of(kind);
  if (!booking?.order || !booking.confirmed || !change.amend)
    throw new RangeError(`booking ${bookingId} cannot be changed by ${kind}`);
  const { confirmed } = booking;
  const rules = context.kinds.of(booking.kind);
  const amend = (half: StoredOrder): StoredOrder => change.amend?.(half, order) ?? half;
  const after = rules.amendPart?.(booking.order, part, amend) ?? amend(booking.order);
  const additions = change.additionsOf?.(order) ?? null;
  const amounts = await visitorAmounts(trx, booking, context.market);
  const standing = await liveSupplierOrders(trx, bookingId);
  const { passengers } = await readSaves(trx, bookingId);
  const sequence = (await revisionOf(trx, booking)) + 1;
  const changed = byLocale((locale): ConfirmedBooking => {
    const before = inLocale(confirmed, locale);
    const now = rules.describe(after, locale, amounts.facts(locale, passengers?.answers));
    // What is only added leaves the trip as it was, but not what we keep of a refund.
    const described = additions ? before : now;
    const sections = additions ? before.sections : [...now.sections, ...notesSection(standing, locale)];
    const { keptByUs } = now;
    const { keptByUs: _before, ...unchanged } = before;
    const totalPaid = sumMoney([before.totalPaid, total], total.currency);
    const lines = change.priceLines(order, NO_EXTRAS, locale);
    const { calendar, revised } = revisedCalendar(before, [...(described.calendar ?? [])], {
      sequence,
      at: new Date(nowMs).toISOString(),
      amendment: amendmentOf({
        before: before.sections,
        after: sections,
        added: additions,
        priceLines: lines,
        total,
      }),
    });
    return {
      ...unchanged,
      ...(keptByUs && keptByUs.amount > 0 ? { keptByUs } : {}),
      heading: described.heading,
      sections: [...sections],
      policies: now.policies,
      additionalServices: servicesOf(before, additions, sections),
      calendar,
      revised,
      priceLines: [...before.priceLines, ...lines],
      totalPaid,
      ...amounts.shown(totalPaid),
      paymentInformation: {
        ...before.paymentInformation,
        transactions: [
          ...before.paymentInformation.transactions,
          ...(payment
            ? [{ amount: total, transactionId: payment.transactionId, paidWith: payment.paidWith(locale) }]
            : []),
        ],
      },
    };
  });
  await updateBooking(
    trx,
    booking,
    { order_data: JSON.stringify(after), confirmed: JSON.stringify(changed) },
    nowMs,
  );
  // What the airline changed meanwhile was about the flights before: nobody accepts it over these.
  if (await leaveToDesk(trx, bookingId, nowMs))
    await enqueue(trx, { bookingId, topic: 'mail-schedule', runAtMs: nowMs });
  return changed;
}
