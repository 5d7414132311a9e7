import {
  legsOf,
  type Airport,
  type FlightOffer,
  type FlightSearchPayload,
  type Locale,
} from '@travesia/contracts';
import { decimalsOf, DOCUMENT_TYPES, majorUnits, printedName, sumMoney, type Money } from '@travesia/domain';
import { countryName, findAirport } from '@travesia/geography';
import type {
  CancellationQuoteOutcome,
  FlightSearchResult,
  FlightSupplier,
  OrderOutcome,
  PriceOutcome,
  PricedFlight,
} from '../../modules/flights/ports.ts';
import { hasWantedFare } from '../../modules/flights/wanted-fare.ts';
import * as v from 'valibot';
import { supplierAmount, supplierPrice } from '../../supplier-replies/amounts.ts';
import { readEach, readSome } from '../../supplier-replies/readable-items.ts';
import { chargeableBagsOf, toBags } from './bags-from-duffel.ts';
import { confirmedChangeOf, toFlightChange } from './changes-with-duffel.ts';
import { toDictionaries } from './dictionaries-from-duffel.ts';
import {
  createDuffelAsk,
  settledOf,
  supplierErrorOf,
  wireFaultOf,
  type DuffelAccess,
} from '../duffel/index.ts';
import type { CreateOrder, Duffel, Offer, Order, OrderCancellation, Places } from './duffel-types.ts';
import { toFareRules } from './fare-rules.ts';
import { readDuffelNotification } from './notification.ts';
import { offerProblemOf, orderOutcomeOf, paidOrderOf } from './faults.ts';
import { cabinToDuffel, toFlightOffer, type DuffelOffer } from './offer-from-duffel.ts';
import {
  acceptedOrder,
  isCredit,
  isOfSite,
  REFERENCE_KEY,
  refundGiven,
  toDuffelOrder,
  toHeldOrder,
  toSupplierOrder,
} from './order-with-duffel.ts';
import { flightKey } from './same-flight.ts';
import {
  bookedServicesOf,
  journeysOf,
  servicesProblemOf,
  toOrderBags,
  toSeatMaps,
} from './services-with-duffel.ts';
import { CancellationShape, OrderChangeShape, PlaceShape } from './wire-shapes.ts';
import { adultsOfInfants, travellersOf, wirePassengers, type Traveller } from './travellers.ts';

export interface DuffelFlightSupplierOptions extends DuffelAccess {
  /** Signs its messages; absent: none is believed. */
  readonly webhookSecret?: string;
  /** Host of this installation, kept with every order. */
  readonly site?: string;
  readonly searchDeadlineMs?: number;
  readonly priceDeadlineMs?: number;
  readonly orderDeadlineMs?: number;
  readonly lookupDeadlineMs?: number;
}

const DEADLINES = { search: 20_000, price: 15_000, order: 25_000, lookup: 15_000 } as const;
/** The supplier gives up on a slow airline before we give up on the supplier. */
const AIRLINE_SHARE_OF_DEADLINE = 0.9;
const SHORTEST_AIRLINE_TIMEOUT_MS = 2000;
const MOST_CONNECTIONS = 2;
const ORDERS_LOOKED_AT = 400;
const SUGGESTIONS = 10;
const ACCEPTED = 202;

function requestBody(payload: FlightSearchPayload, travellers: readonly Traveller[], deadlineMs: number) {
  const { cabin } = payload;
  return {
    slices: legsOf(payload).map((leg) => ({
      origin: leg.from,
      destination: leg.to,
      departure_date: leg.departureDate,
      departure_time: null,
      arrival_time: null,
    })),
    passengers: wirePassengers(travellers),
    max_connections: MOST_CONNECTIONS,
    return_offers: true,
    supplier_timeout: Math.max(
      SHORTEST_AIRLINE_TIMEOUT_MS,
      Math.round(deadlineMs * AIRLINE_SHARE_OF_DEADLINE),
    ),
    ...(cabin === undefined ? {} : { cabin_class: cabinToDuffel(cabin) }),
  } as const;
}

const paymentOf = (amount: Money) => ({
  type: 'balance' as const,
  amount: majorUnits(amount).toFixed(decimalsOf(amount.currency)),
  currency: amount.currency,
});

/** Instants are written alike: the earlier text is the earlier instant. */
function firstEndOf(offers: readonly DuffelOffer[]): string | null {
  return offers.reduce<string | null>(
    (first, { expires_at: end }) => (first === null || end < first ? end : first),
    null,
  );
}

function sellerFirst(codes: readonly string[], seller: string | null): string[] {
  return codes.toSorted((one, other) => Number(other === seller) - Number(one === seller));
}

function toPricedFlight(offer: Offer, travellers: readonly Traveller[]): PricedFlight {
  const bags = toBags(offer, travellers);
  return {
    offer: toFlightOffer(offer, travellers, chargeableBagsOf(bags)),
    dictionaries: toDictionaries([offer]),
    supplierOfferId: offer.id,
    settled: settledOf(offer, 'total_amount'),
    supplierTravellerIds: Object.fromEntries(
      travellers.map(({ id }, index) => [id, offer.passengers[index]?.id ?? '']),
    ),
    associatedAdults: adultsOfInfants(travellers),
    passportRequired: offer.passenger_identity_documents_required,
    documentTypes: DOCUMENT_TYPES.filter((type) =>
      (offer.supported_passenger_identity_document_types ?? []).includes(type),
    ),
    loyaltyProgrammes: sellerFirst(offer.supported_loyalty_programmes ?? [], offer.owner.iata_code),
    bags,
    fareRules: toFareRules(offer),
    expiresAt: offer.expires_at,
    instantTicketingRequired: offer.payment_requirements.requires_instant_payment,
    ticketingDeadline: offer.payment_requirements.payment_required_by,
    priceGuaranteedUntil: offer.payment_requirements.price_guarantee_expires_at ?? null,
  };
}

function toAirport(place: Places, locale: Locale): Airport[] {
  v.assert(PlaceShape, place);
  const isCity = place.type === 'city';
  const first = place.airports?.[0];
  const lat = place.latitude ?? first?.latitude;
  const lon = place.longitude ?? first?.longitude;
  if (!place.iata_code || lat === undefined || lon === undefined) return [];
  const known = findAirport(place.iata_code);
  return [
    {
      airportCode: place.iata_code,
      name: place.name,
      cityName: known?.cityName[locale] ?? place.city_name ?? place.name,
      cityCode: isCity ? place.iata_code : (place.iata_city_code ?? place.iata_code),
      countryCode: place.iata_country_code,
      countryName: countryName(place.iata_country_code, locale),
      location: { lat, lon },
    },
  ];
}

/** Null where it is not told, or not in a way that can be believed: it is cancelled all the same. */
function refundOf({
  refund_amount: amount,
  refund_currency: currency,
}: {
  readonly refund_amount?: string | null;
  readonly refund_currency?: string | null;
}): Money | null {
  if (!amount || !currency) return null;
  const [refund = null] = readEach({ supplier: 'flights', item: 'refund' }, [amount], (each) => [
    supplierPrice(each, currency),
  ]);
  return refund;
}

/** A clear no to a cancellation: not a limit, not a line that broke. */
function isClearRefusal(fault: unknown): boolean {
  const outcome = orderOutcomeOf(fault);
  return outcome.state === 'refused' && outcome.reason !== 'rate_limited' && outcome.reason !== 'unreachable';
}

/** A refund that the airline does not name cannot be promised to anybody; people at the desk ask for it. */
function toCancellationQuote(wire: OrderCancellation): CancellationQuoteOutcome {
  v.assert(CancellationShape, wire);
  const { refund_amount: amount, refund_currency: currency, refund_to: to, airline_credits: credits } = wire;
  if (amount === null || currency === null) return { state: 'refused', detail: 'the refund is not known' };
  const isMoney = !isCredit(to);
  const named = (credits ?? []).map(({ credit_amount: each, credit_currency: unit }) =>
    supplierAmount(each, unit),
  );
  const [first] = named;
  return {
    state: 'quoted',
    quoteId: wire.id,
    refund: isMoney ? supplierAmount(amount, currency) : { amount: 0, currency },
    credit: isMoney ? null : first ? sumMoney(named, first.currency) : supplierAmount(amount, currency),
    expiresAt: wire.expires_at ?? '',
  };
}

/** Flights through Duffel's official client: base address and token are all that differs from the sandbox. */
export function createDuffelFlightSupplier(options: DuffelFlightSupplierOptions): FlightSupplier {
  const ask = createDuffelAsk(options);
  const { site = 'localhost' } = options;
  const deadlines = {
    search: options.searchDeadlineMs ?? DEADLINES.search,
    price: options.priceDeadlineMs ?? DEADLINES.price,
    order: options.orderDeadlineMs ?? DEADLINES.order,
    lookup: options.lookupDeadlineMs ?? DEADLINES.lookup,
  };

  const requestOffers = async (
    payload: FlightSearchPayload,
    travellers: readonly Traveller[],
    client: Duffel,
    deadlineMs: number,
  ) => {
    const reply = await client.offerRequests.create(requestBody(payload, travellers, deadlineMs));
    const offers: readonly DuffelOffer[] = reply.data.offers;
    if (!Array.isArray(offers)) throw new TypeError('the reply has no offers');
    // Offers are settled in one currency (F-38): one in another cannot be read either.
    return readSome({ supplier: 'flights', item: 'offer' }, offers, (wireOffer) => [
      { wireOffer, offer: toFlightOffer(wireOffer, travellers) },
    ]);
  };

  const search = async (payload: FlightSearchPayload): Promise<FlightSearchResult> => {
    const travellers = travellersOf(payload.travelerInfo);
    try {
      const wire = await ask(deadlines.search, (client) =>
        requestOffers(payload, travellers, client, deadlines.search),
      );
      const kept = wire.filter(({ offer }) => hasWantedFare(offer, payload));
      return {
        offers: kept.map(({ offer }) => offer),
        dictionaries: toDictionaries(kept.map(({ wireOffer }) => wireOffer)),
        expiresAt: firstEndOf(wire.map(({ wireOffer }) => wireOffer)),
      };
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  const price = async (displayed: FlightOffer, payload: FlightSearchPayload): Promise<PriceOutcome> => {
    const travellers = travellersOf(payload.travelerInfo);
    const wanted = flightKey(displayed);
    try {
      const offer = await ask(deadlines.price, async (client) => {
        const offers = await requestOffers(payload, travellers, client, deadlines.price);
        const same = offers.find(({ offer }) => flightKey(offer) === wanted)?.wireOffer;
        return same && (await client.offers.get(same.id, { return_available_services: true })).data;
      });
      return offer ? { state: 'priced', flight: toPricedFlight(offer, travellers) } : { state: 'sold_out' };
    } catch (fault) {
      const problem = offerProblemOf(fault);
      if (problem) return { state: problem };
      throw supplierErrorOf(fault);
    }
  };

  const bags: FlightSupplier['bags'] = async (displayed, payload) => {
    try {
      const reply = await ask(deadlines.price, (client) =>
        client.offers.get(displayed.id, { return_available_services: true }),
      );
      return toBags(reply.data, travellersOf(payload.travelerInfo));
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  const sendOrder = async (order: CreateOrder): Promise<OrderOutcome> => {
    try {
      const reply = await ask(deadlines.order, (client) => client.orders.create(order));
      return acceptedOrder(reply) ?? { state: 'created', order: toSupplierOrder(reply.data) };
    } catch (fault) {
      if (wireFaultOf(fault)?.status === ACCEPTED) return { state: 'accepted', supplierOrderId: null };
      return orderOutcomeOf(fault);
    }
  };

  const payOrder: FlightSupplier['payOrder'] = async ({ supplierOrderId, amount }) => {
    try {
      await ask(deadlines.order, (client) =>
        client.payments.create({ order_id: supplierOrderId, payment: paymentOf(amount) }),
      );
      return { state: 'paid' };
    } catch (fault) {
      const state = paidOrderOf(fault);
      if (state === null) throw supplierErrorOf(fault);
      return { state };
    }
  };

  const unpaidOrders: FlightSupplier['unpaidOrders'] = async () => {
    try {
      return await ask(deadlines.lookup, async (client) => {
        const found: Order[] = [];
        for await (const { data } of client.orders.listWithGenerator({ awaiting_payment: true })) {
          if (data && isOfSite(data, site)) found.push(data);
          if (found.length >= ORDERS_LOOKED_AT) break;
        }
        return readEach({ supplier: 'flights', item: 'order' }, found, (order) => [toSupplierOrder(order)]);
      });
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  const findOrder: FlightSupplier['findOrder'] = async (reference, passengerFamilyName) => {
    try {
      return await ask(deadlines.lookup, async (client) => {
        let seen = 0;
        for await (const { data } of client.orders.listWithGenerator({
          'passenger_name[]': [printedName(passengerFamilyName) ?? passengerFamilyName],
        })) {
          if (data?.metadata?.[REFERENCE_KEY] === reference) return toSupplierOrder(data);
          seen += 1;
          if (seen >= ORDERS_LOOKED_AT) break;
        }
        return null;
      });
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  const cancelOrder: FlightSupplier['cancelOrder'] = async (supplierOrderId) => {
    try {
      const { data } = await ask(deadlines.order, async (client) => {
        const quote = await client.orderCancellations.create({ order_id: supplierOrderId });
        return client.orderCancellations.confirm(quote.data.id);
      });
      return { state: 'cancelled', refund: refundOf(data) };
    } catch (fault) {
      const outcome = orderOutcomeOf(fault);
      if (
        outcome.state !== 'refused' ||
        outcome.reason === 'rate_limited' ||
        outcome.reason === 'unreachable'
      )
        throw supplierErrorOf(fault);
      return outcome.detail.startsWith('order_already_cancelled')
        ? { state: 'cancelled', refund: null }
        : { state: 'refused', detail: outcome.detail };
    }
  };

  const quoteCancellation: FlightSupplier['quoteCancellation'] = async (supplierOrderId) => {
    try {
      const { data } = await ask(deadlines.lookup, (client) =>
        client.orderCancellations.create({ order_id: supplierOrderId }),
      );
      return toCancellationQuote(data);
    } catch (fault) {
      if (!isClearRefusal(fault)) throw supplierErrorOf(fault);
      return { state: 'refused', detail: wireFaultOf(fault)?.code ?? 'refused' };
    }
  };

  const confirmCancellation: FlightSupplier['confirmCancellation'] = async (quoteId) => {
    try {
      const { data } = await ask(deadlines.order, (client) => client.orderCancellations.confirm(quoteId));
      if (!data.confirmed_at) throw new TypeError('the cancellation is not confirmed');
      return { state: 'cancelled', refund: refundGiven(data) };
    } catch (fault) {
      const code = wireFaultOf(fault)?.code;
      if (code === 'order_already_cancelled') return { state: 'cancelled', refund: null };
      if (code === 'order_cancellation_expired') return { state: 'expired' };
      if (isClearRefusal(fault)) return { state: 'refused' };
      throw supplierErrorOf(fault);
    }
  };

  const getOrder: FlightSupplier['getOrder'] = async (supplierOrderId) => {
    try {
      const { data } = await ask(deadlines.lookup, (client) => client.orders.get(supplierOrderId));
      return toSupplierOrder(data);
    } catch (fault) {
      if (wireFaultOf(fault)?.status === 404) return null;
      throw supplierErrorOf(fault);
    }
  };

  const acceptChange: FlightSupplier['acceptChange'] = async (changeId) => {
    try {
      await ask(deadlines.order, (client) => client.airlineInitiatedChanges.accept(changeId));
      return 'accepted';
    } catch (fault) {
      if (isClearRefusal(fault)) return 'refused';
      throw supplierErrorOf(fault);
    }
  };

  const offerChanges: FlightSupplier['offerChanges'] = async ({ supplierOrderId, journey, date }) => {
    try {
      return await ask(deadlines.search, async (client) => {
        const { data: order } = await client.orders.get(supplierOrderId);
        const slice = order.slices[journey];
        const origin = slice?.segments[0]?.origin.iata_code;
        const destination = slice?.segments.at(-1)?.destination.iata_code;
        if (!slice || !origin || !destination) return { state: 'refused' as const };
        const { data } = await client.orderChangeRequests.create({
          order_id: supplierOrderId,
          slices: {
            remove: [{ slice_id: slice.id }],
            add: [{ origin, destination, departure_date: date }],
          },
        });
        const places = order.slices.map(({ id }) => id);
        return {
          state: 'offered' as const,
          offers: readSome({ supplier: 'flights', item: 'change' }, data.order_change_offers, (each) => [
            toFlightChange(each, places),
          ]),
        };
      });
    } catch (fault) {
      if (isClearRefusal(fault)) return { state: 'refused' };
      throw supplierErrorOf(fault);
    }
  };

  const chooseChange: FlightSupplier['chooseChange'] = async ({ supplierOrderId, offerRef }) => {
    try {
      return await ask(deadlines.order, async (client) => {
        const { data: order } = await client.orders.get(supplierOrderId);
        const { data } = await client.orderChanges.create({ selected_order_change_offer: offerRef });
        if (v.parse(OrderChangeShape, data).order_id !== supplierOrderId)
          return { state: 'refused' as const };
        return {
          state: 'chosen' as const,
          change: toFlightChange(
            data,
            order.slices.map(({ id }) => id),
          ),
        };
      });
    } catch (fault) {
      if (confirmedChangeOf(fault) === 'expired' || offerProblemOf(fault) !== null)
        return { state: 'expired' };
      if (isClearRefusal(fault)) return { state: 'refused' };
      throw supplierErrorOf(fault);
    }
  };

  const confirmChange: FlightSupplier['confirmChange'] = async (changeRef, total) => {
    try {
      const payment = paymentOf(total);
      const { data } = await ask(deadlines.order, (client) =>
        client.orderChanges.confirm(changeRef, total.amount > 0 ? { payment } : {}),
      );
      if (!v.parse(OrderChangeShape, data).confirmed_at) throw new TypeError('the change is not confirmed');
      return { state: 'changed' };
    } catch (fault) {
      const state = confirmedChangeOf(fault);
      if (state !== null) return { state };
      if (isClearRefusal(fault)) return { state: 'refused' };
      throw supplierErrorOf(fault);
    }
  };

  const isChanged: FlightSupplier['isChanged'] = async (changeRef) => {
    try {
      const { data } = await ask(deadlines.lookup, (client) => client.orderChanges.get(changeRef));
      return Boolean(v.parse(OrderChangeShape, data).confirmed_at);
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  /** Maps are named by offers: where the supplier has none of it any more, no seats are sold. */
  const seatMapsOf = async (client: Duffel, offerId: string) => {
    try {
      return (await client.seatMaps.get({ offer_id: offerId })).data;
    } catch (fault) {
      if (!isClearRefusal(fault)) throw fault;
      return [];
    }
  };

  const seatMaps: FlightSupplier['seatMaps'] = async (supplierOfferId) => {
    try {
      return await ask(deadlines.price, async (client) => {
        const [{ data: offer }, maps] = await Promise.all([
          client.offers.get(supplierOfferId),
          seatMapsOf(client, supplierOfferId),
        ]);
        return { state: 'mapped' as const, journeys: journeysOf(offer), seatMaps: toSeatMaps(maps) };
      });
    } catch (fault) {
      const problem = offerProblemOf(fault);
      if (problem) return { state: problem };
      throw supplierErrorOf(fault);
    }
  };

  const orderServices: FlightSupplier['orderServices'] = async ({ supplierOrderId, supplierOfferId }) => {
    try {
      return await ask(deadlines.price, async (client) => {
        const [{ data: order }, { data: bags }, maps] = await Promise.all([
          client.orders.get(supplierOrderId),
          client.orders.getAvailableServices(supplierOrderId),
          seatMapsOf(client, supplierOfferId),
        ]);
        return {
          booked: bookedServicesOf(order),
          journeys: journeysOf(order),
          bags: toOrderBags(bags),
          seatMaps: toSeatMaps(maps),
        };
      });
    } catch (fault) {
      if (!isClearRefusal(fault)) throw supplierErrorOf(fault);
      return { booked: [], journeys: [], bags: [], seatMaps: [] };
    }
  };

  const addServices: FlightSupplier['addServices'] = async ({ supplierOrderId, services, amount }) => {
    try {
      const { data } = await ask(deadlines.order, (client) =>
        client.orders.addServices(supplierOrderId, {
          payment: paymentOf(amount),
          add_services: services.map(({ serviceId: id, quantity }) => ({ id, quantity })),
        }),
      );
      return { state: 'added', booked: bookedServicesOf(data) };
    } catch (fault) {
      const state = servicesProblemOf(fault);
      if (state !== null) return { state };
      if (isClearRefusal(fault)) return { state: 'refused' };
      throw supplierErrorOf(fault);
    }
  };

  const bookedServices: FlightSupplier['bookedServices'] = async (supplierOrderId) => {
    try {
      const { data } = await ask(deadlines.lookup, (client) => client.orders.get(supplierOrderId));
      return bookedServicesOf(data);
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  const suggestPlaces: FlightSupplier['suggestPlaces'] = async (term, locale) => {
    try {
      const { data } = await ask(deadlines.lookup, (client) => client.suggestions.list({ query: term }));
      return readEach({ supplier: 'flights', item: 'place' }, data, (place) =>
        toAirport(place, locale),
      ).slice(0, SUGGESTIONS);
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  return {
    name: 'duffel',
    search,
    price,
    bags,
    seatMaps,
    createOrder: (order) => sendOrder(toDuffelOrder(order, site)),
    holdOrder: (order) => sendOrder(toHeldOrder(order, site)),
    payOrder,
    unpaidOrders,
    findOrder,
    getOrder,
    acceptChange,
    readNotification: (rawBody, headers) =>
      // The age of a signature is counted in real time, whatever a test does to the clocks.
      readDuffelNotification(rawBody, headers, { secret: options.webhookSecret ?? '', nowMs: Date.now() }),
    cancelOrder,
    quoteCancellation,
    confirmCancellation,
    offerChanges,
    chooseChange,
    confirmChange,
    isChanged,
    orderServices,
    addServices,
    bookedServices,
    suggestPlaces,
  };
}
