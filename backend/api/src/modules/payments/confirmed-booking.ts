import { byLocale } from '@travesia/domain';
import {
  ConfirmedBookingSchema,
  type ConfirmedBooking,
  type Locale,
  type OrderView,
} from '@travesia/contracts';
import { countryName } from '@travesia/geography';
import * as v from 'valibot';
import {
  extrasOf,
  partySizeOf,
  type Booking,
  type OrderKindDefinition,
  type SavedPassenger,
  type Saves,
  type VisitorAmounts,
} from '../booking/index.ts';
import type { Attempt } from './attempts-repository.ts';
import { notesSection } from './supplier-notes.ts';
import type { SupplierOrder } from './supplier-orders-repository.ts';

export interface ConfirmedFacts {
  readonly booking: Booking;
  readonly rules: OrderKindDefinition;
  readonly saves: Saves;
  /** Null of a held trip: nothing is paid yet. */
  readonly attempt: Attempt | null;
  /** The payment method as the buyer reads it. */
  readonly paidWith: (locale: Locale) => string;
  /** In the order of the kind's parts. */
  readonly supplierOrders: readonly SupplierOrder[];
  readonly nowMs: number;
  readonly amounts: VisitorAmounts;
}

const ShownCardSchema = ConfirmedBookingSchema.entries.paymentInformation.entries.card;

/** What the airline was sent: nothing of a programme that the offer does not support (W-05). */
function frequentFlyerOf(
  { frequentFlyerAirline: chosen = '', frequentFlyerNumber: number = '' }: SavedPassenger,
  supported: NonNullable<OrderView['requirements']['loyaltyAirlines']>,
) {
  const airline = chosen === '' ? supported[0] : supported.find(({ code }) => code === chosen);
  return number === '' || !airline ? {} : { frequentFlyer: { airline: airline.name, number } };
}

/** What the owner of a booking may see of it, for good: documents masked, card as brand and last four (S-47, L-04). */
export function describeBooking(
  facts: ConfirmedFacts,
  locale: Locale,
  status: ConfirmedBooking['status'],
): ConfirmedBooking {
  const { booking, rules, saves, attempt, supplierOrders, nowMs, amounts } = facts;
  const { order } = booking;
  const { customer, passengers, billing } = saves;
  const paidToSupplier = order && (rules.paidToSupplier?.(order) ?? null);
  const lacksBilling = !billing && !paidToSupplier;
  if (!order || !customer || !passengers || (attempt && (!booking.reference || lacksBilling))) {
    throw new RangeError(`booking ${booking.id} lacks what a confirmation needs`);
  }
  const total = attempt?.amount ?? booking.total;
  if (!total) throw new RangeError(`booking ${booking.id} has no price`);
  const extras = extrasOf(booking, saves);
  const { bags, seats } = extras;
  const {
    heading,
    sections,
    policies,
    calendar = [],
    pickup = null,
    payAtProperty,
    keptByUs,
  } = rules.describe(order, locale, amounts.facts(locale, passengers.answers));
  const { loyaltyAirlines = [] } = rules.requirementsOf(order, locale);
  const parts = rules.partsOf(order);
  const references = supplierOrders.flatMap(({ part, locator }) => {
    const label = parts.find(({ name }) => name === part)?.referenceLabel[locale];
    return locator ? [{ part, locator, ...(label && { label }) }] : [];
  });
  const ticketedPart = parts.find(({ ticketingDeadline }) => ticketingDeadline);
  const ticketed = supplierOrders.find(({ part }) => part === ticketedPart?.name) ?? null;
  const primary = passengers.list.find((passenger) => passenger.primary) ?? passengers.list[0];
  return {
    // What nobody has begun to pay has none yet.
    referenceId: booking.reference ?? '',
    status,
    kind: booking.kind,
    kindName: rules.words.name[locale],
    bookedAt: new Date(nowMs).toISOString(),
    heading,
    supplierReference: references.map(({ locator }) => locator).join(' · ') || null,
    supplierReferences: references,
    onTheDay: rules.words.onTheDay[locale],
    pickup,
    ticketing: ticketed && {
      ticketed: ticketed.ticketed,
      deadline: ticketed.ticketingDeadline,
      numbers: [...ticketed.ticketNumbers],
      holders: [...ticketed.ticketHolders],
    },
    passenger: {
      firstName: primary?.firstName ?? '',
      lastName: primary?.lastName ?? '',
      email: customer.details.email,
      phone: customer.details.phone,
      emergencyContact: customer.details.emergencyContact || null,
      ...(customer.details.textMessages && { textMessages: true }),
    },
    travellers: passengers.list.map((traveller) => ({
      id: traveller.id,
      type: traveller.type,
      firstName: traveller.firstName,
      middleName: traveller.middleName,
      lastName: traveller.lastName,
      documentMask: traveller.documentMask,
      passportIssuanceDate: traveller.passportIssuanceDate || null,
      passportExpiryDate: traveller.passportExpiryDate || null,
      mealPreference: traveller.mealPreference,
      specialAssistance: traveller.specialAssistance,
      ...frequentFlyerOf(traveller, loyaltyAirlines),
    })),
    partySize: partySizeOf(rules, order),
    paymentInformation: {
      transactions:
        paidToSupplier || !attempt
          ? []
          : [
              {
                amount: attempt.amount,
                transactionId: attempt.transactionId,
                paidWith: facts.paidWith(locale),
              },
            ],
      paidWith: facts.paidWith(locale),
      // Pages that are open since the version before read it in place of `paidWith`.
      card: attempt && v.is(ShownCardSchema, attempt.methodData) ? attempt.methodData : null,
    },
    sections: [...sections, ...notesSection(supplierOrders, locale)],
    calendar: [...calendar],
    policies,
    priceLines: [...rules.priceLines(order, extras, locale)],
    ...(payAtProperty ? { payAtProperty } : {}),
    ...(keptByUs && keptByUs.amount > 0 ? { keptByUs } : {}),
    billingInformation: billing && {
      cardHolderName: billing.information.cardHolderName,
      emailId: billing.information.emailId,
      city: billing.information.city,
      // Its typed name is in the language that the page had then.
      country: countryName(billing.information.country.code, locale),
    },
    additionalServices: {
      baggages: bags.map(({ journeyType, quantity, total, travellerId }) => ({
        journeyType,
        quantity,
        amount: total,
        travellerId,
      })),
      seats: seats.map(({ travellerId, designator, flight, departureAt, unit }) => ({
        travellerId,
        designator,
        flight,
        departureAt,
        amount: unit,
      })),
    },
    totalPaid: paidToSupplier ?? total,
    ...(paidToSupplier ? { totalShown: null } : amounts.shown(total)),
    numberLocale: amounts.numberLocale(locale),
    worldpayTransactionData: { cartId: attempt?.cartId ?? '', transactionId: attempt?.transactionId ?? '' },
  };
}

/** Stored in every language: a booking made in Spanish may be read in English. */
export function confirmedInEveryLanguage(facts: ConfirmedFacts): Record<Locale, ConfirmedBooking> {
  return byLocale((locale) => describeBooking(facts, locale, 'confirmed'));
}
