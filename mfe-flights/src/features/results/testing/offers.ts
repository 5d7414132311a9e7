import type { Dictionaries, FlightOffer, FlightSearchReply, Itinerary, Segment } from '@travesia/contracts';
import { dateOf, timeBandOf, timeOf } from '@travesia/domain';

type Flight = {
  from: string;
  to: string;
  leaves: string;
  arrives: string;
  minutes: number;
  number: string;
  operatedBy?: string;
};

/** Readable flights for stories: `flight('IB6585 MAD 2026-11-27T12:00 BOG 2026-11-27T16:30 630')`. */
export function flight(text: string, operatedBy?: string): Flight {
  const [number = '', from = '', leaves = '', to = '', arrives = '', minutes = '0'] = text.split(' ');
  return { number, from, leaves, to, arrives, minutes: Number(minutes), ...(operatedBy && { operatedBy }) };
}

function segmentOf(one: Flight, id: string): Segment {
  const carrier = one.number.slice(0, 2);
  return {
    id,
    departure: { iataCode: one.from, at: one.leaves },
    arrival: { iataCode: one.to, at: one.arrives },
    durationInMinutes: one.minutes,
    flightNumber: one.number.slice(2),
    aircraft: '789',
    operatingCarrierCode: one.operatedBy ?? carrier,
    marketingCarrierCode: carrier,
  };
}

export function itinerary(minutes: number, ...flights: Flight[]): Itinerary {
  const segments = flights.map((one, index) =>
    segmentOf(one, `${one.number}-${dateOf(one.leaves)}-${index}`),
  );
  return {
    segments,
    duration: `PT${Math.floor(minutes / 60)}H${minutes % 60}M`,
    durationInMinutes: minutes,
    stops: segments.length - 1,
    departureTimeTag: timeBandOf(flights[0]?.leaves ?? ''),
    arrivalTimeTag: timeBandOf(flights.at(-1)?.arrives ?? ''),
  };
}

export function offer(
  id: string,
  totalMinor: number,
  itineraries: Itinerary[],
  change: {
    refundable?: boolean;
    penaltyFree?: boolean;
    checkedBags?: number;
    brand?: string;
    seatChoice?: boolean;
  } = {},
): FlightOffer {
  const money = { amount: totalMinor, currency: 'USD' };
  const decimal = (totalMinor / 100).toFixed(2);
  return {
    id,
    price: { currency: 'USD', total: decimal, intTotal: money },
    itineraries,
    travelerPricings: [
      {
        travelerId: '1',
        type: 'ADULT',
        price: { currency: 'USD', base: decimal, total: decimal, intBase: money, intTotal: money },
        fareDetailsBySegment: itineraries
          .flatMap(({ segments }) => segments)
          .map((segment) => ({
            segmentId: segment.id,
            cabin: 'economy',
            fareBrand: change.brand ?? null,
            includedCabinBags: 1,
            includedCheckedBags: change.checkedBags ?? 0,
            additionalServices: { chargeableCheckedBags: { quantity: 2 } },
          })),
      },
    ],
    conditions: {
      refundable: change.refundable ?? false,
      refundPenalty: null,
      changeable: change.penaltyFree ?? false,
      changePenalty: null,
      penaltyFree: change.penaltyFree ?? false,
      seatChoice: change.seatChoice ?? null,
    },
    validatingCarrierCode: itineraries[0]?.segments[0]?.marketingCarrierCode ?? 'IB',
  };
}

const location = (
  name: string,
  cityName: string,
  cityCode: string,
  countryCode: string,
  lat: number,
  lon: number,
) => ({
  name,
  cityName,
  cityCode,
  countryCode,
  lat,
  lon,
  timeZone: 'UTC',
});

export const dictionaries: Dictionaries = {
  carriers: { IB: 'Iberia', AV: 'Avianca', UX: 'Air Europa', I2: 'Iberia Express' },
  aircraft: { '789': 'Boeing 787-9' },
  locations: {
    MAD: location('Adolfo Suárez Madrid-Barajas', 'Madrid', 'MAD', 'ES', 40.47, -3.56),
    BOG: location('El Dorado', 'Bogotá', 'BOG', 'CO', 4.7, -74.15),
    LIS: location('Humberto Delgado', 'Lisboa', 'LIS', 'PT', 38.78, -9.14),
  },
};

export const direct = itinerary(630, flight('IB6585 MAD 2026-11-27T12:00 BOG 2026-11-27T16:30 630'));
export const viaLisbon = itinerary(
  930,
  flight('UX1153 MAD 2026-11-27T05:40 LIS 2026-11-27T06:00 80', 'I2'),
  flight('UX1154 LIS 2026-11-27T08:50 BOG 2026-11-27T16:10 680'),
);
export const overnight = itinerary(600, flight('AV15 MAD 2026-11-27T22:30 BOG 2026-11-28T03:30 600'));
export const backDay = itinerary(590, flight('IB6586 BOG 2026-12-03T18:30 MAD 2026-12-04T10:20 590'));
const backLate = itinerary(600, flight('AV10 BOG 2026-12-03T23:15 MAD 2026-12-04T15:15 600'));

/** Three outbounds with two returns each; the direct one in two fares. */
export function roundTrips(): FlightOffer[] {
  return [
    offer('direct-day', 90_000, [direct, backDay], { brand: 'Basic' }),
    offer('direct-day-flex', 120_000, [direct, backDay], {
      brand: 'Flex',
      refundable: true,
      checkedBags: 1,
      seatChoice: false,
    }),
    offer('direct-late', 95_000, [direct, backLate]),
    offer('lisbon-day', 70_000, [viaLisbon, backDay]),
    offer('lisbon-late', 72_000, [viaLisbon, backLate]),
    offer('overnight-day', 110_000, [overnight, backDay], { refundable: true, penaltyFree: true }),
    offer('overnight-late', 105_000, [overnight, backLate], { refundable: true, penaltyFree: true }),
  ];
}

export function reply(offers: FlightOffer[]): FlightSearchReply {
  return {
    data: offers,
    dictionaries,
    meta: { count: offers.length, currency: 'USD', searchId: 'search_1', expiresAt: '2026-11-20T12:30:00Z' },
  };
}

/** A long list of one-way flights at different hours and prices. */
export function manyOneWays(count: number): FlightOffer[] {
  return Array.from({ length: count }, (_, index) => {
    const hour = String(index % 24).padStart(2, '0');
    const minute = String((index * 7) % 60).padStart(2, '0');
    const leaves = `2026-11-27T${hour}:${minute}`;
    return offer(`one-${String(index).padStart(3, '0')}`, 40_000 + index * 500, [
      itinerary(600, flight(`IB${1000 + index} MAD ${leaves} BOG 2026-11-28T${timeOf(leaves)} 600`)),
    ]);
  });
}
