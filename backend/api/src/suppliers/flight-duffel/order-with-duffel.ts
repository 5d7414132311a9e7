import { decimalsOf, majorUnits, moneyFromDecimal } from '@travesia/domain';
import { e164 } from '../duffel/index.ts';
import type { NewFlightOrder, OrderTraveller, SupplierOrder } from '../../modules/flights/ports.ts';
import type { CreateOrderPassenger, Order } from './duffel-types.ts';

export const REFERENCE_KEY = 'travesia_reference';
const LONGEST_NAME = 20;

/** Names as airlines take them: letters of Latin-1 and Latin Extended-A, at most twenty characters, cut between words. */
export function airlineName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[’`´]/g, "'")
    .replace(
      /[^A-Za-z\u00C0-\u00C5\u00C7-\u00CF\u00D1-\u00D6\u00D8-\u00DD\u00DF-\u00E5\u00E7-\u00EF\u00F1-\u00F6\u00F8-\u00FD\u00FF-\u0131\u0134-\u0151\u0154-\u017F '-]/gu,
      (letter) => letter.normalize('NFD').replace(/[^A-Za-z]/g, ''),
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= LONGEST_NAME) return plain;
  const cut = plain.slice(0, LONGEST_NAME + 1).lastIndexOf(' ');
  return plain.slice(0, cut > 0 ? cut : LONGEST_NAME).trim();
}

function toPassenger(traveller: OrderTraveller, contact: NewFlightOrder['contact']): CreateOrderPassenger {
  const given = [traveller.firstName, traveller.middleName].filter(Boolean).join(' ');
  return {
    id: traveller.supplierTravellerId,
    given_name: airlineName(given),
    family_name: airlineName(traveller.lastName),
    born_on: traveller.dateOfBirth,
    gender: traveller.gender === 'male' ? 'm' : 'f',
    title: traveller.gender === 'male' ? 'mr' : 'ms',
    email: contact.email,
    phone_number: e164(contact.phone),
    ...(traveller.infantSupplierTravellerId === null
      ? {}
      : { infant_passenger_id: traveller.infantSupplierTravellerId }),
    ...(traveller.passport === null
      ? {}
      : {
          identity_documents: [
            {
              type: 'passport' as const,
              unique_identifier: traveller.passport.number,
              issuing_country_code: traveller.passport.countryCode,
              expires_on: traveller.passport.expiresOn,
            },
          ],
        }),
  };
}

export function toDuffelOrder(order: NewFlightOrder) {
  return {
    type: 'instant' as const,
    selected_offers: [order.supplierOfferId],
    passengers: order.travellers.map((traveller) => toPassenger(traveller, order.contact)),
    services: order.bags.map((bag) => ({ id: bag.additionalServicesId, quantity: bag.quantity })),
    payments: [
      {
        type: 'balance' as const,
        amount: majorUnits(order.amount).toFixed(decimalsOf(order.amount.currency)),
        currency: order.amount.currency,
      },
    ],
    metadata: { [REFERENCE_KEY]: order.reference },
  };
}

export function toSupplierOrder(order: Order): SupplierOrder {
  return {
    supplierOrderId: order.id,
    bookingReference: order.booking_reference,
    reference: order.metadata?.[REFERENCE_KEY] ?? null,
    total: moneyFromDecimal(order.total_amount, order.total_currency),
    ticketNumbers: (order.documents ?? [])
      .filter((document) => document.type === 'electronic_ticket')
      .map((document) => document.unique_identifier),
    createdAt: order.created_at,
    ticketingDeadline: order.payment_status.payment_required_by ?? null,
    isCancelled: Boolean(order.cancelled_at),
  };
}
