import * as v from 'valibot';
import { decimalsOf, majorUnits, moneyFromDecimal, printedName, type Money } from '@travesia/domain';
import { supplierAmount } from '../../supplier-replies/amounts.ts';
import { readEach } from '../../supplier-replies/readable-items.ts';
import { airlineChangesOf } from './change-from-duffel.ts';
import { e164 } from '../duffel/index.ts';
import { OrderShape } from './wire-shapes.ts';
import type {
  NewFlightOrder,
  OrderOutcome,
  OrderTraveller,
  SupplierOrder,
} from '../../modules/flights/ports.ts';
import type { CreateOrder, CreateOrderPassenger, Order } from './duffel-types.ts';

export const REFERENCE_KEY = 'travesia_reference';
/** Which installation made the order: others may share the account. */
const SITE_KEY = 'travesia_site';

type IdentityDocument = NonNullable<CreateOrderPassenger['identity_documents']>[number];

function toIdentityDocument(document: NonNullable<OrderTraveller['document']>): IdentityDocument {
  // The client's type of an order's documents knows fewer kinds than its type of an offer's, and wants an end of each.
  return {
    type: document.type,
    unique_identifier: document.number,
    issuing_country_code: document.countryCode,
    ...(document.expiresOn && { expires_on: document.expiresOn }),
  } as IdentityDocument;
}

function toPassenger(traveller: OrderTraveller, contact: NewFlightOrder['contact']): CreateOrderPassenger {
  const given = `${traveller.firstName} ${traveller.middleName}`;
  return {
    id: traveller.supplierTravellerId,
    given_name: printedName(given) ?? given,
    family_name: printedName(traveller.lastName) ?? traveller.lastName,
    born_on: traveller.dateOfBirth,
    gender: traveller.gender === 'male' ? 'm' : 'f',
    title: traveller.gender === 'male' ? 'mr' : 'ms',
    email: contact.email,
    phone_number: e164(contact.phone),
    ...(traveller.infantSupplierTravellerId === null
      ? {}
      : { infant_passenger_id: traveller.infantSupplierTravellerId }),
    ...(traveller.document && { identity_documents: [toIdentityDocument(traveller.document)] }),
    ...(traveller.frequentFlyer && {
      loyalty_programme_accounts: [
        {
          airline_iata_code: traveller.frequentFlyer.airlineCode,
          account_number: traveller.frequentFlyer.number,
        },
      ],
    }),
  };
}

const orderOf = (order: NewFlightOrder, site: string) => ({
  selected_offers: [order.supplierOfferId],
  passengers: order.travellers.map((traveller) => toPassenger(traveller, order.contact)),
  metadata: { [REFERENCE_KEY]: order.reference, [SITE_KEY]: site },
});

/** What names no site was ordered before that was kept. */
export const isOfSite = ({ metadata }: Pick<Order, 'metadata'>, site: string): boolean =>
  (metadata?.[SITE_KEY] ?? site) === site;

/** Without payment and services: both would be refused. */
export function toHeldOrder(order: NewFlightOrder, site: string): CreateOrder {
  // The client's types have the name of the version before v2.
  return { ...orderOf(order, site), type: 'hold' } as unknown as CreateOrder;
}

export function toDuffelOrder(order: NewFlightOrder, site: string) {
  return {
    ...orderOf(order, site),
    type: 'instant' as const,
    services: order.services.map(({ serviceId: id, quantity }) => ({ id, quantity })),
    payments: [
      {
        type: 'balance' as const,
        amount: majorUnits(order.amount).toFixed(decimalsOf(order.amount.currency)),
        currency: order.amount.currency,
      },
    ],
  };
}

const CREDIT_DESTINATIONS: ReadonlySet<string> = new Set(['voucher', 'airline_credits']);
/** For a later trip in place of money. */
export const isCredit = (destination: string): boolean => CREDIT_DESTINATIONS.has(destination);

/** What a cancellation that was carried out gives back; null where it does not say it in a way that can be believed. */
export function refundGiven({
  refund_amount: amount,
  refund_currency: currency,
  refund_to: to,
}: {
  readonly refund_amount?: string | null;
  readonly refund_currency?: string | null;
  readonly refund_to?: string | null;
}): Money | null {
  if (!amount || !currency) return null;
  if (to && isCredit(to)) return { amount: 0, currency };
  const [refund = null] = readEach({ supplier: 'flights', item: 'refund' }, [amount], (each) => [
    supplierAmount(each, currency),
  ]);
  return refund;
}

const CREATED = 201;
const NamedShape = v.looseObject({ id: v.pipe(v.string(), v.startsWith('ord_')) });

/**
 * The reply to an order that the supplier has taken in and not confirmed: anything but 201 Created, unless it is
 * the whole order with its tickets. It is named where the reply names it.
 */
export function acceptedOrder(reply: object): OrderOutcome | null {
  const { status, data } = reply as { readonly status?: unknown; readonly data?: unknown };
  if (status === undefined || status === CREATED) return null;
  if (v.is(OrderShape, data) && (data.documents ?? []).length > 0) return null;
  return { state: 'accepted', supplierOrderId: v.is(NamedShape, data) ? data.id : null };
}

function ticketsOf({
  documents,
  passengers,
}: Pick<v.InferOutput<typeof OrderShape>, 'documents' | 'passengers'>): Pick<
  SupplierOrder,
  'ticketNumbers' | 'ticketHolders'
> {
  const tickets = (documents ?? []).filter(({ type }) => type === 'electronic_ticket');
  return {
    ticketNumbers: tickets.map((ticket) => ticket.unique_identifier),
    ticketHolders: tickets.map(({ passenger_ids: ids }) =>
      (passengers ?? [])
        .filter(({ id }) => ids?.includes(id))
        .map(({ given_name: given, family_name: family }) => [given, family].filter(Boolean).join(' '))
        .join(', '),
    ),
  };
}

/** Throws where it cannot be read: whether it was booked is then not known, and it is looked up. */
export function toSupplierOrder(order: Order): SupplierOrder {
  v.assert(OrderShape, order);
  return {
    supplierOrderId: order.id,
    bookingReference: order.booking_reference,
    reference: order.metadata?.[REFERENCE_KEY] ?? null,
    total: moneyFromDecimal(order.total_amount, order.total_currency),
    ...ticketsOf(order),
    createdAt: order.created_at,
    ticketingDeadline: order.payment_status.payment_required_by ?? null,
    isCancelled: Boolean(order.cancelled_at),
    awaitsPayment: order.payment_status.awaiting_payment
      ? { priceGuaranteedUntil: order.payment_status.price_guarantee_expires_at ?? null }
      : null,
    refund: order.cancelled_at && order.cancellation ? refundGiven(order.cancellation) : null,
    changes: airlineChangesOf(order),
  };
}
