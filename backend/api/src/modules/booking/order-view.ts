import { holdWordsOf, type OrderView } from '@travesia/contracts';
import { CHARGE_CURRENCY, fullName } from '@travesia/domain';
import type { AmountWords } from '../../text/amounts.ts';
import type { Booking, Locale, Saves } from './booking.ts';
import { secondsLeft } from './clock.ts';
import { partySizeOf, type OrderKindDefinition } from './order-kind.ts';
import { orderKeyOf } from './order-key.ts';
import { missingSteps, sequenceFlags } from './requirements.ts';

export interface OrderViewFacts {
  readonly booking: Booking;
  readonly rules: OrderKindDefinition;
  readonly saves: Saves;
  readonly market: { readonly paymentMode: 'provider' | 'card' };
  readonly cartId: string | null;
  readonly amountWords: AmountWords;
  readonly locale: Locale;
  readonly nowMs: number;
}

/** Everything the checkout shows of an order; of people only their names, and masks of their documents. */
export function orderView({
  booking,
  rules,
  saves,
  market,
  cartId,
  amountWords,
  locale,
  nowMs,
}: OrderViewFacts): OrderView {
  const { order } = booking;
  if (!order || !booking.orderId) throw new RangeError('a booking without an order has no view');
  const bags = saves.bags?.chosen ?? [];
  const { heading, sections, policies, payAtProperty } = rules.describe(order, locale, {
    amountWords,
    answers: saves.passengers?.answers ?? [],
  });
  return {
    bookingId: booking.id,
    orderKey: orderKeyOf(booking, saves),
    orderKind: booking.kind,
    orderId: booking.orderId,
    setOrderBody: rules.setOrder.bodyOf(booking.orderId, order),
    state: booking.state,
    heading,
    sections: [...sections],
    priceLines: [...rules.priceLines(order, { bags, fees: booking.fees }, locale)],
    ...(payAtProperty ? { payAtProperty } : {}),
    total: booking.total ?? { amount: 0, currency: CHARGE_CURRENCY },
    policies,
    travellers: rules.travellersOf(order).map((traveller) => {
      const saved = saves.passengers?.list.find(({ id }) => id === traveller.id);
      return saved ? { ...traveller, name: fullName(saved) } : traveller;
    }),
    partySize: partySizeOf(rules, order),
    requirements: rules.requirementsOf(order, locale),
    bags: {
      url: rules.bags?.urlOf(booking.orderId, order) ?? null,
      chosen: bags.map(({ additionalServicesId, journeyType, travellerId, quantity, total }) => ({
        additionalServicesId,
        journeyType,
        travellerId,
        quantity,
        total,
      })),
      specialConditionsKnown: rules.bags?.isKnown(order) ?? true,
    },
    flags: sequenceFlags(true, saves),
    missing: missingSteps(true, saves),
    savedDocuments: (saves.passengers?.list ?? []).flatMap(({ id, documentMask }) =>
      documentMask ? [{ travellerId: id, mask: documentMask }] : [],
    ),
    // Nothing reads it any more but the schema of pages that are open since the version before.
    card: null,
    clock: {
      secondsLeft: secondsLeft(booking.holdExpiresAtMs, nowMs),
      extensionsLeft: 0,
    },
    paymentMode: market.paymentMode,
    summaryPath: rules.summaryPath,
    words: holdWordsOf(rules.words, locale),
    cartId,
  };
}
