import { sumMoney, type DocumentType, type Money } from '@travesia/domain';
import { chargedFor, sumSettled, timesSettled, type Settled } from '../../../settled.ts';
import {
  orUnknown,
  REFUSAL_REASONS,
  quoteEndMs,
  type OrderDesk,
  type OrderExtras,
  type OrderRequest,
  type PlacedOrder,
  type PlaceOutcome,
} from '../../booking/index.ts';
import type { FlightSupplier, NewFlightOrder, OrderTraveller, SupplierOrder } from '../ports.ts';
import type { FlightEvents } from '../flight-events.ts';
import type { FlightOrder } from './flight-order.ts';

const REASON_OF = {
  ...REFUSAL_REASONS,
  services_gone: 'services_gone',
  document_refused: 'document_refused',
  offer_expired: 'offer_expired',
} as const;

export function placed(order: SupplierOrder): PlacedOrder {
  return {
    supplierRef: order.supplierOrderId,
    locator: order.bookingReference,
    ticketed: order.ticketNumbers.length > 0,
    ticketingDeadline: order.ticketingDeadline?.slice(0, 16) ?? null,
    ticketNumbers: order.ticketNumbers,
    ticketHolders: order.ticketHolders,
  };
}

/** By either way to order it: paid at once, or held. */
export const placedBy = (order: FlightSupplier['createOrder']) =>
  orUnknown(async (request: OrderRequest<FlightOrder>): Promise<PlaceOutcome> => {
    const outcome = await order(toFlightOrder(request));
    if (outcome.state === 'created') return { state: 'placed', ...placed(outcome.order) };
    if (outcome.state === 'refused') return { state: 'refused', reason: REASON_OF[outcome.reason] };
    if (outcome.state === 'accepted') {
      return { state: 'pending', supplierRef: outcome.supplierOrderId, locator: null };
    }
    return { state: 'unknown', isTaken: outcome.reason === 'already_booked' };
  });

/** Orders flights through the flights module's supplier: its own prices, its own ids (B-40, B-41). */
export function createFlightDesk(
  supplier: FlightSupplier,
  events: Pick<FlightEvents, 'hasFailed'>,
): OrderDesk<FlightOrder> {
  return {
    supplier: supplier.name,
    place: placedBy(supplier.createOrder),
    find: orUnknown(async ({ reference, familyName, supplierRef }) => {
      const order = supplierRef
        ? await supplier.getOrder(supplierRef)
        : await supplier.findOrder(reference, familyName);
      if (order?.isCancelled) return { state: 'refused', reason: 'supplier_refused' };
      if (!order) {
        const hasFailed = await events.hasFailed({ reference, orderRef: supplierRef });
        return hasFailed ? { state: 'refused', reason: 'supplier_refused' } : { state: 'absent' };
      }
      return { state: 'found', ...placed(order) };
    }),
    quoteCancellation: orUnknown(async ({ supplierRef, nowMs }) => {
      const quote = await supplier.quoteCancellation(supplierRef);
      if (quote.state === 'refused') return { state: 'refused' };
      const { quoteId: quoteRef, refund, credit, expiresAt } = quote;
      const endMs = expiresAt === '' ? null : Date.parse(expiresAt);
      return { state: 'quoted', quoteRef, refund, credit, expiresAtMs: quoteEndMs(nowMs, endMs) };
    }),
    cancelAsQuoted: orUnknown(async (_supplierRef, quoteRef) => {
      if (quoteRef === null) return { state: 'expired' };
      const outcome = await supplier.confirmCancellation(quoteRef);
      return outcome.state === 'cancelled' ? { state: 'done', refund: outcome.refund } : outcome;
    }),
    async changesOf(supplierRef) {
      const order = await supplier.getOrder(supplierRef);
      return (order?.changes ?? []).map(({ changeId, ...change }) => ({ changeRef: changeId, ...change }));
    },
    acceptChange: supplier.acceptChange,
    lookUpCancellation: orUnknown(async ({ supplierRef }) => {
      const order = await supplier.getOrder(supplierRef ?? '');
      if (!order) return { state: 'unknown' };
      return order.isCancelled ? { state: 'cancelled', refund: order.refund } : { state: 'stands' };
    }),
    cancel: orUnknown(async (supplierRef) => {
      const outcome = await supplier.cancelOrder(supplierRef);
      return { state: outcome.state === 'cancelled' ? 'done' : 'refused' };
    }),
  };
}

type Chosen = Pick<OrderExtras, 'bags' | 'seats'>;

/** The supplier's own price of fare, bags and seats, without our margins and fees. */
export function flightCost(order: FlightOrder, chosen: Chosen): Money {
  const settled = settledCost(order, chosen);
  if (settled) return chargedFor(settled);
  const { offer, supplier } = order;
  const bagCosts = chosen.bags.map(({ additionalServicesId, quantity }) => {
    const bag = supplier.bags?.find((each) => each.additionalServicesId === additionalServicesId);
    if (!bag) throw new RangeError(`the offer has no bag ${additionalServicesId}`);
    return { amount: bag.unitPrice.amount * quantity, currency: bag.unitPrice.currency };
  });
  const fare = supplier.cost ?? offer.price.intTotal;
  return sumMoney([fare, ...bagCosts, ...chosen.seats.map(({ unitCost }) => unitCost)], fare.currency);
}

/** The same in the currency of an account that settles in another one. */
export function settledCost({ supplier }: FlightOrder, chosen: Chosen): Settled | undefined {
  const bags = chosen.bags.map(({ additionalServicesId, quantity }) =>
    timesSettled(
      supplier.bags?.find((each) => each.additionalServicesId === additionalServicesId)?.settled,
      quantity,
    ),
  );
  return sumSettled([supplier.settled, ...bags, ...chosen.seats.map(({ settled }) => settled)]);
}

function toFlightOrder({ order, saves, passengers, reference }: OrderRequest<FlightOrder>): NewFlightOrder {
  if (!saves.customer) throw new RangeError('an order needs a contact');
  const { supplier } = order;
  const supplierIdOf = (id: string) => {
    const supplierId = supplier.supplierTravellerIds[id];
    if (!supplierId) throw new RangeError(`the offer has no traveller ${id}`);
    return supplierId;
  };
  const infantOf = new Map(
    Object.entries(supplier.associatedAdults).map(([infant, adult]) => [adult, supplierIdOf(infant)]),
  );
  const chosen = { bags: saves.bags?.chosen ?? [], seats: saves.seats ?? [] };
  const ofContact = saves.customer.details.frequentFlyerNumber;
  return {
    reference,
    supplierOfferId: supplier.supplierOfferId,
    amount: settledCost(order, chosen) ?? flightCost(order, chosen),
    travellers: passengers.map((passenger): OrderTraveller => ({
      supplierTravellerId: supplierIdOf(passenger.id),
      type: passenger.type,
      firstName: passenger.firstName,
      middleName: passenger.middleName,
      lastName: passenger.lastName,
      gender: genderOf(passenger),
      dateOfBirth: passenger.dateOfBirth,
      infantSupplierTravellerId: infantOf.get(passenger.id) ?? null,
      document: documentOf(passenger, supplier.documentTypes ?? ['passport']),
      frequentFlyer: frequentFlyerOf(passenger, supplier.loyaltyProgrammes ?? [], ofContact),
    })),
    services: [
      ...chosen.bags.map(({ additionalServicesId: serviceId, quantity }) => ({ serviceId, quantity })),
      ...chosen.seats.map(({ serviceId }) => ({ serviceId, quantity: 1 })),
    ],
    contact: { email: saves.customer.details.email, phone: saves.customer.details.phone },
  };
}

/** What was typed, where the offer takes its kind (W-05). */
function documentOf(
  {
    documentType,
    passportNumber,
    nationality,
    passportExpiryDate,
  }: OrderRequest<FlightOrder>['passengers'][number],
  taken: readonly DocumentType[],
): OrderTraveller['document'] {
  const type = documentType ?? 'passport';
  const isPassport = type === 'passport';
  if (!taken.includes(type) || !passportNumber || !nationality) return null;
  if (isPassport && !passportExpiryDate) return null;
  return {
    type,
    number: passportNumber,
    countryCode: nationality,
    expiresOn: isPassport ? passportExpiryDate : null,
  };
}

/**
 * Each traveller's own number, or the contact's for the first of them. The programme is that of the airline that sells
 * the ticket unless another was chosen; of one that the offer does not support nothing is sent (W-05).
 */
function frequentFlyerOf(
  passenger: OrderRequest<FlightOrder>['passengers'][number],
  supported: readonly string[],
  ofContact: string,
): OrderTraveller['frequentFlyer'] {
  const { frequentFlyerNumber: own = '', frequentFlyerAirline: chosen = '', primary } = passenger;
  const number = (own || (primary ? ofContact : '')).replaceAll(/[ -]/g, '');
  const airlineCode = own && chosen ? supported.find((code) => code === chosen) : supported[0];
  return number && airlineCode ? { airlineCode, number } : null;
}

/** The forms of a flight have it (S-07); an order without it is a mistake of ours. */
function genderOf({ id, gender }: { readonly id: string; readonly gender: 'male' | 'female' | '' }) {
  if (gender === '') throw new RangeError(`traveller ${id} has no gender`);
  return gender;
}
