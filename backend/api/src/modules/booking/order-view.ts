import type { OrderView } from '@travesia/contracts';
import { CHARGE_CURRENCY } from '@travesia/domain';
import type { Booking, Locale, Saves } from './booking.ts';
import { extensionsLeft, secondsLeft } from './clock.ts';
import { flightHeading, flightSections, orderTravellers, travelDates } from './flight-sections.ts';
import { flightPolicies } from './flight-policies.ts';
import type { MarketFees } from './fees.ts';
import { priceLines } from './price-lines.ts';
import { missingSteps, sequenceFlags } from './requirements.ts';

/** Where "back" and a failed payment lead (S-35). */
export const SUMMARY_PATHS = {
  flight: '/booking/summary',
  package: '/booking/summary',
  hotel: '/hoteles/booking/summary',
  tour: '/turs/booking/summary',
  activity: '/activities/booking/summary',
} as const satisfies Record<OrderView['orderKind'], string>;

export interface OrderViewFacts {
  readonly booking: Booking;
  readonly saves: Saves;
  readonly market: { readonly fees: MarketFees; readonly paymentMode: 'provider' | 'card' };
  readonly cartId: string | null;
  readonly locale: Locale;
  readonly nowMs: number;
}

/** Everything the checkout draws of a flight order, and nothing personal but masks. */
export function flightOrderView({
  booking,
  saves,
  market,
  cartId,
  locale,
  nowMs,
}: OrderViewFacts): OrderView {
  const { order } = booking;
  if (!order || !booking.orderId) throw new RangeError('a booking without an order has no view');
  const bags = saves.bags?.chosen ?? [];
  return {
    bookingId: booking.id,
    orderKind: booking.kind,
    orderId: booking.orderId,
    state: booking.state,
    heading: flightHeading(order, locale),
    sections: flightSections(order, locale),
    priceLines: priceLines({ order, bags, fees: market.fees }, locale),
    total: booking.total ?? { amount: 0, currency: CHARGE_CURRENCY },
    policies: flightPolicies(order, locale),
    travellers: orderTravellers(order),
    requirements: { passportRequired: order.passportRequired, ...travelDates(order) },
    bags: {
      url: order.bags && order.bags.length > 0 ? baggagePath(booking.orderId) : null,
      chosen: bags.map(({ additionalServicesId, journeyType, travellerId, quantity, total }) => ({
        additionalServicesId,
        journeyType,
        travellerId,
        quantity,
        total,
      })),
      specialConditionsKnown: order.bags !== null,
    },
    flags: sequenceFlags(true, saves),
    missing: missingSteps(true, saves),
    savedDocuments: (saves.passengers?.list ?? []).flatMap(({ id, documentMask }) =>
      documentMask ? [{ travellerId: id, mask: documentMask }] : [],
    ),
    card: saves.payment && {
      brand: saves.payment.brand,
      last4: saves.payment.last4,
      expiry: saves.payment.expiry,
      transactionId: saves.payment.transactionId,
    },
    clock: {
      secondsLeft: secondsLeft(booking.holdExpiresAtMs, nowMs),
      extensionsLeft: extensionsLeft(booking),
    },
    paymentMode: market.paymentMode,
    summaryPath: SUMMARY_PATHS[booking.kind],
    cartId,
  };
}

/** {baggageUrl} of B-14. */
export function baggagePath(orderId: string): string {
  return `/air/flightOffer/${orderId}/bags`;
}
