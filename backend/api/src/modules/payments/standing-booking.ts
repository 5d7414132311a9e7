import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { readSaves, standingOrder, visitorAmounts, type Booking } from '../booking/index.ts';
import { cancellationsOf, type Cancellation } from './cancellations-repository.ts';
import { notesSection } from './supplier-notes.ts';
import type { SettlementContext } from './settlement/index.ts';
import { findCancelledParts, liveSupplierOrders } from './supplier-orders-repository.ts';

type Context = Pick<SettlementContext, 'db' | 'kinds' | 'market'>;

/** What went back or will. What came back of a change is in the total that was paid. */
export function refundsIn(cancellations: readonly Cancellation[]): NonNullable<ConfirmedBooking['refunds']> {
  return cancellations
    .filter((each) => each.cancelled_at !== null && each.change_id === null && each.refund_amount > 0)
    .map((each) => ({
      amount: { amount: each.refund_amount, currency: each.currency },
      at: each.refunded_at?.toISOString() ?? null,
    }));
}

/**
 * A confirmed booking as it stands now. What was stored says what was bought; of a cancelled part nothing is shown,
 * mailed or put into a calendar but that it was cancelled.
 */
export async function standingBooking(
  context: Context,
  booking: Booking,
  locale: Locale,
): Promise<ConfirmedBooking | null> {
  const booked = booking.confirmed && inLocale(booking.confirmed, locale);
  if (!booked || !booking.order) return booked ?? null;
  const cancelled = (await findCancelledParts(context.db, [booking.id])).get(booking.id);
  const refunds = refundsIn(await cancellationsOf(context.db, booking.id));
  const withRefunds = cancelled || refunds.length > 0 ? { ...booked, refunds } : booked;
  if (!cancelled) return withRefunds;
  const rules = context.kinds.of(booking.kind);
  const amounts = await visitorAmounts(context.db, booking, context.market);
  const { passengers } = await readSaves(context.db, booking.id);
  const buyer = amounts.facts(locale, passengers?.answers);
  if (cancelled.isWhole) {
    const { onTheDay: _use, pickup: _place, payAtProperty: _due, keptByUs: _kept, ...bought } = withRefunds;
    // Vouchers and what else the supplier said are added to the order's own sections once it is booked.
    const sections = rules
      .describe(booking.order, locale, buyer)
      .sections.filter((section) => section.kind !== 'facts' || section.isForUse !== true);
    return { ...bought, status: 'cancelled', sections, calendar: [] };
  }
  const { standing, cancelled: gone } = standingOrder({ rules, order: booking.order }, (part) =>
    cancelled.parts.has(part),
  );
  if (gone.length === 0) return withRefunds;
  const { heading, sections, policies, calendar, pickup, payAtProperty, keptByUs } = standing.rules.describe(
    standing.order,
    locale,
    buyer,
  );
  const references = booked.supplierReferences?.filter(({ part }) => !cancelled.parts.has(part)) ?? [];
  const { payAtProperty: _due, keptByUs: _kept, ...stored } = withRefunds;
  return {
    ...stored,
    kindName: standing.rules.words.name[locale],
    heading,
    cancelled: gone.map((each) => ({
      kindName: each.rules.words.name[locale],
      heading: each.rules.describe(each.order, locale, buyer).heading,
    })),
    supplierReference: references.map(({ locator }) => locator).join(' · ') || null,
    supplierReferences: references,
    onTheDay: standing.rules.words.onTheDay[locale],
    ticketing: standing.rules.partsOf(standing.order).some((part) => part.ticketingDeadline)
      ? booked.ticketing
      : null,
    sections: [...sections, ...notesSection(await liveSupplierOrders(context.db, booking.id), locale)],
    policies,
    calendar: [...(calendar ?? [])],
    pickup: pickup ?? null,
    ...(payAtProperty && { payAtProperty }),
    ...(keptByUs && keptByUs.amount > 0 ? { keptByUs } : {}),
  };
}
