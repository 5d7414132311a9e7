import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import {
  flightHeading,
  flightPolicies,
  flightSections,
  priceLines,
  type Booking,
  type MarketFees,
  type Saves,
} from '../booking/index.ts';
import type { Attempt } from './attempts-repository.ts';
import type { SupplierOrder } from './supplier-orders-repository.ts';

export interface ConfirmedFacts {
  readonly booking: Booking;
  readonly saves: Saves;
  readonly attempt: Attempt;
  readonly supplierOrder: SupplierOrder | null;
  readonly fees: MarketFees;
  readonly nowMs: number;
}

/** What the owner of a booking may see of it, for good: documents masked, card as brand and last four (S-47, L-04). */
function confirmedBooking(facts: ConfirmedFacts, locale: Locale): ConfirmedBooking {
  const { booking, saves, attempt, supplierOrder, fees, nowMs } = facts;
  const { order } = booking;
  const { customer, passengers, billing } = saves;
  if (!order || !booking.reference || !customer || !passengers || !billing) {
    throw new RangeError(`booking ${booking.id} lacks what a confirmation needs`);
  }
  const bags = saves.bags?.chosen ?? [];
  const primary = passengers.list.find((passenger) => passenger.primary) ?? passengers.list[0];
  return {
    referenceId: booking.reference,
    status: 'confirmed',
    kind: booking.kind,
    bookedAt: new Date(nowMs).toISOString(),
    heading: flightHeading(order, locale),
    supplierReference: supplierOrder?.locator ?? null,
    ticketing: {
      ticketed: supplierOrder?.ticketed ?? false,
      deadline: supplierOrder?.ticketingDeadline ?? null,
    },
    passenger: {
      firstName: primary?.firstName ?? '',
      lastName: primary?.lastName ?? '',
      email: customer.details.email,
      phone: customer.details.phone,
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
    })),
    paymentInformation: {
      transactions: [{ amount: attempt.amount, transactionId: attempt.transactionId }],
      card: attempt.card,
    },
    sections: flightSections(order, locale),
    policies: flightPolicies(order, locale),
    priceLines: priceLines({ order, bags, fees }, locale),
    billingInformation: {
      cardHolderName: billing.information.cardHolderName,
      emailId: billing.information.emailId,
      city: billing.information.city,
      country: billing.information.country.Name,
    },
    additionalServices: {
      baggages: bags.map(({ journeyType, quantity, total, travellerId }) => ({
        journeyType,
        quantity,
        amount: total,
        travellerId,
      })),
    },
    totalPaid: attempt.amount,
    worldpayTransactionData: { cartId: attempt.cartId, transactionId: attempt.transactionId },
  };
}

/** Kept in both languages: a booking made in Spanish may be read in English. */
export function confirmedInBothLanguages(facts: ConfirmedFacts): Record<Locale, ConfirmedBooking> {
  return { es: confirmedBooking(facts, 'es'), en: confirmedBooking(facts, 'en') };
}
