import { holdWordsOf, type OrderView } from '@travesia/contracts';
import { CHARGE_CURRENCY, DEFAULT_LOCALE, fullName, inLocale } from '@travesia/domain';
import { amendmentOf } from './amendment.ts';
import type { Booking, Locale, Saves } from './booking.ts';
import { secondsLeft } from './clock.ts';
import { partySizeOf, type OrderKindDefinition } from './order-kind.ts';
import { orderKeyOf } from './order-key.ts';
import { freeWithinTerms } from './free-cancellation-terms.ts';
import type { MarketRules } from './markets.ts';
import { extrasOf } from './pricing.ts';
import type { VisitorAmounts } from './visitor-amounts.ts';
import { missingSteps, sequenceFlags } from './requirements.ts';

export interface OrderViewFacts {
  readonly booking: Booking;
  readonly rules: OrderKindDefinition;
  readonly saves: Saves;
  /** The confirmed booking that it changes or adds to. */
  readonly amended: Booking | null;
  /** Who paid for that one, where it may be told. */
  readonly amendedBilling: Saves['billing'];
  readonly market: Pick<MarketRules, 'paymentMode' | 'freeCancellation'>;
  readonly paymentMethods: readonly string[];
  readonly cartId: string | null;
  readonly amounts: VisitorAmounts;
  readonly locale: Locale;
  readonly nowMs: number;
}

/** How many were paid; the same in every language. */
const bagsOf = (confirmed: NonNullable<Booking['confirmed']>): number =>
  confirmed[DEFAULT_LOCALE].additionalServices.baggages.reduce((sum, { quantity }) => sum + quantity, 0);

/** What of it can be kept unpaid, or is. */
function holdOf(
  { state, order, amends, reference, reason, offerExpiresAtMs }: Booking,
  { hold }: OrderKindDefinition,
  { bags, seats }: Saves,
): Pick<OrderView, 'hold'> {
  const terms = order && amends === null ? hold?.termsOf(order) : null;
  if (!terms) return {};
  const isKept = state === 'held' || state === 'releasing';
  const untilMs = isKept && offerExpiresAtMs !== null ? offerExpiresAtMs : terms.payUntilMs;
  const { priceUntilMs } = terms;
  const hasExtras = (bags?.chosen ?? []).length > 0 || (seats ?? []).length > 0;
  return {
    hold: {
      payUntil: new Date(untilMs).toISOString(),
      priceUntil: priceUntilMs === null ? null : new Date(priceUntilMs).toISOString(),
      refusal: hasExtras ? 'extras' : null,
      referenceId: isKept ? reference : null,
      failure: reason,
    },
  };
}

/** Everything the checkout shows of an order; of people only their names, and masks of their documents. */
export function orderView({
  booking,
  rules,
  saves,
  amended,
  amendedBilling,
  market,
  paymentMethods,
  cartId,
  amounts,
  locale,
  nowMs,
}: OrderViewFacts): OrderView {
  const { order } = booking;
  if (!order || !booking.orderId) throw new RangeError('a booking without an order has no view');
  const bought = amended?.confirmed && inLocale(amended.confirmed, locale);
  const extras = extrasOf(booking, saves);
  const { bags, seats } = extras;
  const { heading, sections, policies, payAtProperty, keptByUs } = rules.describe(
    order,
    locale,
    amounts.facts(locale, saves.passengers?.answers),
  );
  const requirements = rules.requirementsOf(order, locale);
  // For what people book by hand nothing is promised, and a change has the rule of its booking.
  const free =
    market.freeCancellation && booking.amends === null && !rules.isEndedByHand
      ? freeWithinTerms(
          market.freeCancellation,
          { firstTravelDate: requirements.firstTravelDate, nowMs },
          locale,
        )
      : [];
  const priceLines = [...rules.priceLines(order, extras, locale)];
  const total = booking.total ?? { amount: 0, currency: CHARGE_CURRENCY };
  return {
    bookingId: booking.id,
    orderKey: orderKeyOf(booking, saves),
    orderKind: booking.kind,
    orderId: booking.orderId,
    setOrderBody: rules.setOrder?.bodyOf(booking.orderId, order) ?? {},
    state: booking.state,
    heading,
    sections: [...sections],
    priceLines,
    ...(payAtProperty ? { payAtProperty } : {}),
    ...(keptByUs && keptByUs.amount > 0 ? { keptByUs } : {}),
    total,
    ...(bought && {
      amends: {
        totalPaid: bought.totalPaid,
        totalShown: bought.totalShown ?? null,
        ...(bought.shownRate && { shownRate: bought.shownRate }),
        referenceId: bought.referenceId,
        ...(rules.words.payment && { title: rules.words.payment[locale] }),
        amendment: amendmentOf({
          before: bought.sections,
          after: sections,
          added: rules.additionsOf?.(order) ?? null,
          priceLines,
          total,
        }),
        billing: amendedBilling?.information ?? null,
      },
    }),
    policies: [...free, ...policies],
    travellers: rules.travellersOf(order).map((traveller) => {
      const saved = saves.passengers?.list.find(({ id }) => id === traveller.id);
      return saved ? { ...traveller, name: fullName(saved) } : traveller;
    }),
    partySize: partySizeOf(rules, order),
    requirements,
    bags: {
      url: rules.bags?.urlOf(booking.orderId, order) ?? null,
      chosen: bags.map(({ additionalServicesId, journeyType, travellerId, quantity, segmentIds, total }) => ({
        additionalServicesId,
        journeyType,
        travellerId,
        quantity,
        segmentIds: [...segmentIds],
        total,
      })),
      ...(amended?.confirmed && !rules.additionsOf ? { carriedOver: bagsOf(amended.confirmed) } : {}),
      specialConditionsKnown: rules.bags?.isKnown(order) ?? true,
    },
    seats: seats.map(({ serviceId, segmentId, travellerId, designator, unit }) => ({
      serviceId,
      segmentId,
      travellerId,
      designator,
      amount: unit,
    })),
    flags: sequenceFlags(true, saves),
    missing: missingSteps(true, saves),
    savedDocuments: (saves.passengers?.list ?? []).flatMap(({ id, documentMask }) =>
      documentMask ? [{ travellerId: id, mask: documentMask }] : [],
    ),
    // Nothing reads it any more but the schema of pages that are open since the version before.
    card: null,
    ...holdOf(booking, rules, saves),
    clock: {
      secondsLeft: secondsLeft(booking.holdExpiresAtMs, nowMs),
      extensionsLeft: 0,
    },
    paymentMode: market.paymentMode,
    paymentMethods: [...paymentMethods],
    summaryPath: rules.summaryPath,
    words: holdWordsOf(rules.words, locale),
    cartId,
  };
}
