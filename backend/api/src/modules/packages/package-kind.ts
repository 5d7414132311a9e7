import { SetOrderReplySchema, type CalendarEventView, type Locale } from '@travesia/contracts';
import { dateOf, firstNight, SUPPLIER_LOCALE } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import { PACKAGE, PACKAGE_WORDS, SetPackageOrderSchema } from '@travesia/products/packages';
import { ApiError } from '../../errors/index.ts';
import {
  defineOrderKind,
  NO_EXTRAS,
  nobodysFacts,
  type ChangedJourney,
  type OrderDescription,
  type OrderKindDefinition,
  type OrderPart,
  type StoredOrder,
  type WantedBag,
  type WantedSeat,
} from '../booking/index.ts';
import { STAY_EVENT } from '../hotels/index.ts';
import type words from '../../locales/es/package-order.json';

/** Both halves as their own verticals stored them; nothing here looks into either. */
interface PackageOrder {
  /** The priced flight's own id: its bags are asked under it. */
  readonly flightId: string;
  readonly flight: StoredOrder;
  readonly hotel: StoredOrder;
}

type Half = 'flight' | 'hotel';

const halfWords = byKey(catalogues<typeof words>(import.meta.dirname, '../../locales/*/package-order.json'));
const HALVES = {
  flight: {
    cancelledTitle: halfWords.flightCancelled,
    ownsEvent: ({ id }: CalendarEventView) => id !== STAY_EVENT,
  },
  hotel: {
    cancelledTitle: halfWords.hotelCancelled,
    ownsEvent: ({ id }: CalendarEventView) => id === STAY_EVENT,
    mayEndAlone: true,
  },
} as const;

/** A half's own order at its supplier, seen from the whole. */
function partOf(part: OrderPart<StoredOrder>, half: Half): OrderPart<PackageOrder> {
  const { name, title, referenceLabel, desk, amountsOf, services, ticketingDeadline } = part;
  return {
    name,
    title,
    ...HALVES[half],
    referenceLabel,
    desk: {
      supplier: desk.supplier,
      place: (request) => desk.place({ ...request, order: request.order[half] }),
      find: desk.find,
      cancel: desk.cancel,
      quoteCancellation: (asked) => desk.quoteCancellation({ ...asked, order: asked.order[half] }),
      cancelAsQuoted: (supplierRef, quoteRef, order) =>
        desk.cancelAsQuoted(supplierRef, quoteRef, order[half]),
      lookUpCancellation: desk.lookUpCancellation,
      ...(desk.changesOf && { changesOf: desk.changesOf }),
      ...(desk.acceptChange && { acceptChange: desk.acceptChange }),
    },
    ...(services && {
      services: {
        kind: services.kind,
        offers: (asked) => services.offers({ ...asked, order: asked.order[half] }),
        choose: (asked) => services.choose({ ...asked, order: asked.order[half] }),
      },
    }),
    // Bags, seats and fees of a package are the flight's.
    amountsOf: (order, extras) =>
      amountsOf(order[half], half === 'flight' ? { ...extras, deal: null } : NO_EXTRAS),
    ...(ticketingDeadline ? { ticketingDeadline: (order) => ticketingDeadline(order[half]) } : {}),
  };
}

/** Terms of a whole say which part they are about. */
const ofPart = (
  { words }: OrderKindDefinition,
  policies: OrderDescription['policies'],
  locale: Locale,
): OrderDescription['policies'] =>
  policies.map(({ title, ...policy }) => ({ ...policy, title: `${words.name[locale]}: ${title}` }));

/** Order ids name both offers; they are one order to the traveller. */
function packageId(flightId: string, stayId: string): string {
  return `pkg_${flightId}_${stayId}`;
}

/**
 * Flight plus hotel as the booking core knows it (K-03, K-05, K-07): everything is asked of the two kinds it
 * consists of. What can be given up free of charge is ordered first; where neither or both can, the half that is
 * likelier to fail.
 */
export function packageOrderKind(
  flight: OrderKindDefinition,
  hotel: OrderKindDefinition,
): OrderKindDefinition {
  const partsOf = (order: PackageOrder): OrderPart<PackageOrder>[] => {
    const flights = flight.partsOf(order.flight);
    const stays = hotel.partsOf(order.hotel);
    const isFree = (parts: readonly OrderPart<StoredOrder>[], half: Half) =>
      parts.every((part) => part.isFreeToCancel?.(order[half]) ?? false);
    const flightParts = flights.map((part) => partOf(part, 'flight'));
    const stayParts = stays.map((part) => partOf(part, 'hotel'));
    const stayFirst = isFree(stays, 'hotel') && !isFree(flights, 'flight');
    return stayFirst ? [...stayParts, ...flightParts] : [...flightParts, ...stayParts];
  };

  /** Nights from the first night after landing to the day of the flight back, by the clocks of the place (K-04). */
  function checkDates(order: PackageOrder): void {
    const journeys = flight
      .describe(order.flight, SUPPLIER_LOCALE, nobodysFacts(SUPPLIER_LOCALE))
      .sections.flatMap((section) => (section.kind === 'journey' ? [section] : []));
    const outbound = journeys.find(({ journeyType }) => journeyType === 'onward')?.segments;
    const departsAt = outbound?.[0]?.departureAt;
    const landsAt = outbound?.at(-1)?.arrivalAt;
    const departure = journeys.find(({ journeyType }) => journeyType === 'return')?.segments[0]?.departureAt;
    if (!departsAt || !landsAt || !departure) {
      throw new ApiError('invalid_request', { fields: [{ path: 'flightOffer.id', code: 'return_missing' }] });
    }
    const stay = hotel.requirementsOf(order.hotel, SUPPLIER_LOCALE);
    const isSameNights =
      stay.firstTravelDate === firstNight({ departsAt, landsAt }) &&
      stay.lastTravelDate === dateOf(departure);
    if (!isSameNights) {
      throw new ApiError('invalid_request', { fields: [{ path: 'rateKey', code: 'stay_dates_differ' }] });
    }
  }

  /** Everybody who flies has a bed (K-02). */
  function checkParty(order: PackageOrder): void {
    const guests = hotel.partySizeOf?.(order.hotel);
    if (guests === undefined || guests === flight.travellersOf(order.flight).length) return;
    throw new ApiError('invalid_request', { fields: [{ path: 'rateKey', code: 'guests_differ' }] });
  }

  const { setOrder: setFlight } = flight;
  const { setOrder: setHotel } = hotel;
  if (!setFlight || !setHotel) throw new RangeError('a package is made of what browsers choose');

  const bagsOf = (order: PackageOrder) => flight.bags?.urlOf(order.flightId, order.flight) ?? null;

  return defineOrderKind({
    kind: PACKAGE.kind,
    summaryPath: PACKAGE.paths.summary,
    words: PACKAGE_WORDS,
    setOrder: {
      path: 'package-order',
      summary: 'Sets a priced flight and a priced stay as one order (B-25, K-05)',
      body: SetPackageOrderSchema,
      reply: SetOrderReplySchema,
      errors: ['offer_not_found', 'offer_expired', 'hotel_not_found', 'rate_expired'],
      async find(body) {
        const [outbound, stay] = await Promise.all([setFlight.find(body), setHotel.find(body)]);
        const order = { flightId: outbound.orderId, flight: outbound.order, hotel: stay.order };
        checkDates(order);
        checkParty(order);
        return {
          orderId: packageId(outbound.orderId, stay.orderId),
          order,
          expiresAtMs: Math.min(outbound.expiresAtMs, stay.expiresAtMs),
        };
      },
      bodyOf: (id, order) => ({
        ...setFlight.bodyOf(order.flightId, order.flight),
        ...setHotel.bodyOf(id.slice(packageId(order.flightId, '').length), order.hotel),
      }),
      replyOf: ({ id, bookingId }, order) => ({ id, bookingId, baggageUrl: bagsOf(order) ?? '' }),
    },
    identityOf: (order: PackageOrder) =>
      `${flight.identityOf(order.flight)} ${hotel.identityOf(order.hotel)}`,
    describe(order, locale, buyer) {
      const outbound = flight.describe(order.flight, locale, buyer);
      const stay = hotel.describe(order.hotel, locale, buyer);
      return {
        heading: `${outbound.heading} + ${stay.heading}`,
        sections: [...outbound.sections, ...stay.sections],
        policies: [...ofPart(flight, outbound.policies, locale), ...ofPart(hotel, stay.policies, locale)],
        payAtProperty: stay.payAtProperty ?? null,
        keptByUs: outbound.keptByUs ?? null,
        calendar: [...(outbound.calendar ?? []), ...(stay.calendar ?? [])],
      };
    },
    // Flight plus room, nothing besides: there is no discount of a package (K-05).
    priceLines: (order, extras, locale) => [
      ...flight.priceLines(order.flight, { ...extras, deal: null }, locale),
      ...hotel.priceLines(order.hotel, NO_EXTRAS, locale),
    ],
    travellersOf: (order) => flight.travellersOf(order.flight),
    requirementsOf: (order, locale) => flight.requirementsOf(order.flight, locale),
    ...(flight.bags
      ? {
          bags: {
            urlOf: (_orderId: string, order: PackageOrder) => bagsOf(order),
            isKnown: (order: PackageOrder) => flight.bags?.isKnown(order.flight) ?? true,
            choose: (order: PackageOrder, wanted: readonly WantedBag[]) =>
              flight.bags?.choose(order.flight, wanted) ?? { outcome: 'unknown', index: 0 },
          },
        }
      : {}),
    ...(flight.chooseSeats && {
      chooseSeats: async (order: PackageOrder, wanted: readonly WantedSeat[]) =>
        (await flight.chooseSeats?.(order.flight, wanted)) ?? [],
    }),
    recordOf: (order, facts) => ({
      type: 'package-order',
      flight: flight.recordOf(order.flight, facts),
      hotel: hotel.recordOf(order.hotel, facts),
    }),
    ...(flight.changed && {
      changed: (order: PackageOrder, journeys: readonly ChangedJourney[]) => ({
        ...order,
        flight: flight.changed?.(order.flight, journeys) ?? order.flight,
      }),
    }),
    amendPart: (order, part, amend) =>
      flight.partsOf(order.flight).some(({ name }) => name === part)
        ? { ...order, flight: amend(order.flight) }
        : { ...order, hotel: amend(order.hotel) },
    partsOf,
    ownOrderOf: (order, part) =>
      flight.partsOf(order.flight).some(({ name }) => name === part)
        ? { rules: flight, order: order.flight }
        : { rules: hotel, order: order.hotel },
  });
}
