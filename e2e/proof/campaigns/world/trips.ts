import type { ApiClient } from '@travesia/api-client';
import type { BookingCalls, ChosenSeat, OrderReference } from '@travesia/booking';
import {
  ActivityReplySchema,
  ActivitySearchReplySchema,
  ActivityValidateReplySchema,
  FlightSearchReplySchema,
  HotelReplySchema,
  HotelSearchReplySchema,
  RateValidateReplySchema,
  SeatMapsReplySchema,
  ValidateReplySchema,
  type Cancellation,
  type FlightOffer,
} from '@travesia/contracts';
import { addDays, dateOf } from '@travesia/domain';
import { flightSelection } from '@travesia/products/flights';
import { staySelection } from '@travesia/products/hotels';
import { packageSelection } from '@travesia/products/packages';
import { activitySelection } from '@travesia/products/tours-activities';

/** What a traveller can buy, and which family name makes its supplier say no, or lose its answer. */
export const TRIPS = {
  flight: { refusedTo: 'Soldout', lostFor: 'Lost Answer', parts: ['flight'] },
  hotel: { refusedTo: 'No Room', lostFor: 'Lost Hotel', parts: ['hotel'] },
  package: { refusedTo: 'No Room', lostFor: 'Lost Answer', parts: ['flight', 'hotel'] },
  activity: { refusedTo: 'No Place', lostFor: 'Lost Guide', parts: ['activity'] },
  tour: { refusedTo: 'No Place', lostFor: 'Lost Guide', parts: ['tour'] },
} as const;
export type Trip = keyof typeof TRIPS;

/** What comes back if it is cancelled right after it was booked. */
export type Terms = 'all' | 'part' | 'nothing';

/** A small island: few houses, few flights, quick to search. */
const PLACE = { code: 'VDE', latitude: 27.809, longitude: -17.915 };
const NIGHTS = 5;

export interface TripTools {
  readonly client: ApiClient;
  readonly calls: BookingCalls;
  /** What fails is done again, as a person would. */
  readonly again: <Result>(step: () => Promise<Result>) => Promise<Result>;
  /** The day of travel; every flow its own, so that no cache answers for a supplier. */
  readonly day: string;
  /** Absent: whatever is cheapest. */
  readonly terms?: Terms;
  /** Its flight can be exchanged for another one. */
  readonly isChangeable?: boolean;
}

interface Chosen {
  readonly set: (order: OrderReference) => Promise<{ readonly id: string; readonly bookingId: string }>;
}

function termsOfFare({ conditions: { refundable, refundPenalty } }: FlightOffer): Terms {
  if (!refundable) return 'nothing';
  return (refundPenalty?.amount ?? 0) > 0 ? 'part' : 'all';
}

/** By the first step of the timeline: the one that holds now. */
function termsOf({ timeline }: Cancellation, totalAmount: number): Terms {
  const refund = timeline[0]?.refund.amount ?? 0;
  if (refund === 0) return 'nothing';
  return refund < totalAmount ? 'part' : 'all';
}

async function chooseFlight(
  { client, again, day, terms, isChangeable = false }: TripTools,
  isReturn: boolean,
): Promise<FlightOffer> {
  const { data: offers } = await again(() =>
    client.post('/air/flight-offer/search', FlightSearchReplySchema, {
      body: {
        legInfo: {
          1: { from: 'MAD', to: PLACE.code, departureDate: day },
          ...(isReturn && { 2: { from: PLACE.code, to: 'MAD', departureDate: addDays(day, NIGHTS) } }),
        },
        travelerInfo: { adult: 1, child: 0, infant: 0 },
      },
    }),
  );
  const cheapest = offers.find(
    (each) =>
      (terms === undefined || termsOfFare(each) === terms) && (!isChangeable || each.conditions.changeable),
  );
  if (!cheapest) throw new Error('no flight to the island');
  const { data: priced } = await again(() =>
    client.post('/air/flight-offer/validate', ValidateReplySchema, {
      body: {
        data: { type: 'flight-offers-pricing', flightOffers: [{ id: cheapest.id }], metaName: '' },
      },
    }),
  );
  const [offer] = priced;
  if (!offer) throw new Error('the fare is gone');
  return offer;
}

async function chooseRoom({ client, again, terms }: TripTools, startDate: string, endDate: string) {
  const { data: houses } = await again(() =>
    client.post('/hotel/search', HotelSearchReplySchema, {
      body: {
        geoSearch: {
          radius: 5,
          UOM: 'MI',
          geoCode: { latitude: PLACE.latitude, longitude: PLACE.longitude },
        },
        rateInfo: {
          stayDateTimeRange: { startDate, endDate },
          rooms: { room: [{ index: 1, adult: 1, children: 0, childAge: [] }] },
        },
      },
    }),
  );
  // This house of the sandbox is like any other and has no pictures to render.
  const house = houses.find(({ hotelInfo }) => hotelInfo.hotelName === 'Hotel Sin Fotos');
  const hotelCode = house?.hotelInfo.hotelCode ?? '';
  const { data: opened } = await again(() =>
    client.get(`/hotel/${hotelCode}`, HotelReplySchema, { query: { startDate, endDate, rooms: '1' } }),
  );
  const plan = opened.rooms
    .flatMap((room) => room.ratePlans)
    .find(
      ({ cancellation, amountAfterTax }) =>
        terms === undefined || termsOf(cancellation, amountAfterTax.amount) === terms,
    );
  if (!plan) throw new Error('no room on the island');
  const { data: priced } = await again(() =>
    client.post('/hotel/rate/validate', RateValidateReplySchema, {
      body: { hotelCode, rateKey: plan.rateKey },
    }),
  );
  return { hotelCode, roomID: null, rateKey: priced.rate.rateKey };
}

/** One adult; what the sandbox sells that asks nothing and is like any other but for its pictures. */
async function chooseActivity({ client, again, day, terms }: TripTools, shelf: 'activities' | 'tours') {
  const paxes = [{ age: 30 }];
  const until = addDays(day, NIGHTS);
  const { data: activities } = await again(() =>
    client.post(`/${shelf}/search`, ActivitySearchReplySchema, {
      body: {
        filters: [
          { searchFilterItems: [{ type: 'gps', latitude: PLACE.latitude, longitude: PLACE.longitude }] },
        ],
        from: day,
        to: until,
        paxes,
      },
    }),
  );
  const found = activities.find(({ name }) => name.includes('No Pictures'));
  if (!found) throw new Error('nothing to do on the island');
  const { code } = found;
  const { data: opened } = await again(() =>
    client.get(`/${shelf}/${encodeURIComponent(code)}`, ActivityReplySchema, {
      query: { from: day, to: until, paxes: '30' },
    }),
  );
  const [modality] = opened.modalities;
  const chosen = modality?.rates
    .flatMap(({ code: rateCode, days }) => days.map((each) => ({ rateCode, ...each })))
    .find(({ cancellation, amount }) => terms === undefined || termsOf(cancellation, amount) === terms);
  if (!modality || !chosen) throw new Error('no place is left on the island');
  const { date } = chosen;
  const { data: priced } = await again(() =>
    client.post(`/${shelf}/validate`, ActivityValidateReplySchema, {
      body: { code, modality: modality.code, date, paxes, rate: chosen.rateCode },
    }),
  );
  const { rate } = priced;
  return {
    code,
    modality: modality.code,
    date,
    paxes,
    rateKey: rate.rateKey,
    rate: rate.code,
    session: rate.session?.code ?? null,
    serviceLanguage: rate.serviceLanguage?.code ?? null,
    total: { amount: rate.amount, currency: rate.currency },
  };
}

/** The first seat on sale with a priced flight. */
export async function firstSeat(client: ApiClient, offerId: string): Promise<ChosenSeat> {
  const { data: maps } = await client.get(`/air/flightOffer/${offerId}/seat-maps`, SeatMapsReplySchema);
  const [seat] = maps.flatMap(({ segmentId, cabins }) =>
    cabins
      .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
      .flatMap(({ designator, services }) =>
        services.map((service): ChosenSeat => ({ ...service, segmentId, designator })),
      ),
  );
  if (!seat) throw new Error('no seat is on sale');
  return seat;
}

/** Search, choose, check the price: what a vertical does before it sets the order. */
export async function chooseTrip(trip: Trip, tools: TripTools): Promise<Chosen> {
  const { calls, day } = tools;
  switch (trip) {
    case 'flight': {
      const offer = await chooseFlight(tools, false);
      return { set: async (order) => (await calls.setOrder(flightSelection(offer.id), order)).data };
    }
    case 'hotel': {
      const room = await chooseRoom(tools, day, addDays(day, NIGHTS));
      return { set: async (order) => (await calls.setOrder(staySelection(room), order)).data };
    }
    case 'package': {
      const offer = await chooseFlight(tools, true);
      const [outbound, inbound] = offer.itineraries;
      const room = await chooseRoom(
        tools,
        dateOf(outbound?.segments.at(-1)?.arrival.at ?? ''),
        dateOf(inbound?.segments[0]?.departure.at ?? ''),
      );
      return { set: async (order) => (await calls.setOrder(packageSelection(offer.id, room), order)).data };
    }
    case 'activity':
    case 'tour': {
      const chosen = await chooseActivity(tools, trip === 'tour' ? 'tours' : 'activities');
      return { set: async (order) => (await calls.setOrder(activitySelection(trip, chosen), order)).data };
    }
    default:
      return trip satisfies never;
  }
}
