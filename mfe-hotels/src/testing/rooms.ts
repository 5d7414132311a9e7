import type { HotelReply, RatePlan, RateValidateReply, Room } from '@travesia/contracts';
import { pricePerNight } from '@travesia/domain';
import { hotel } from '../features/results/testing/hotels.ts';

const NIGHTS = 3;
export const usd = (amount: number) => ({ amount, currency: 'USD' });

const NOTHING_BACK = {
  kind: 'non_refundable',
  freeUntil: null,
  timeline: [],
  timeZone: 'Europe/Madrid',
} satisfies RatePlan['cancellation'];
const FREE = {
  ...NOTHING_BACK,
  kind: 'free',
  freeUntil: '2026-11-28T18:00',
} satisfies RatePlan['cancellation'];

type RateSketch = Omit<Partial<RatePlan>, 'amountAfterTax' | 'cancellation'> & {
  rateKey: string;
  /** Of the stay, in minor units of USD. */
  total: number;
  isFree?: boolean;
};

/** A way to buy a room, told by what a story is about. */
export function rate({ total, isFree = false, ...rest }: RateSketch): RatePlan {
  return {
    ratePlanName: null,
    board: 'room_only',
    cancellation: isFree ? FREE : NOTHING_BACK,
    conditions: [],
    amountAfterTax: usd(total),
    amountBeforeTax: null,
    taxes: null,
    fees: null,
    averageNightlyRate: pricePerNight(usd(total), NIGHTS),
    payAtProperty: null,
    payAtPropertyConverted: null,
    roomsLeft: null,
    ...rest,
  };
}

export function room(roomID: string, ratePlans: RatePlan[], rest: Partial<Room> = {}): Room {
  return {
    roomIndex: 1,
    roomID,
    roomType: 'Doble',
    roomTypeCode: 'DBL',
    roomDescription: 'Con vistas al patio',
    beds: [],
    occupancyMax: 2,
    photos: [],
    ratePlans,
    ...rest,
  };
}

const SOL = hotel({ code: 'sol', name: 'Hotel Sol', stars: 4, amenities: ['pool', 'wifi'] });
const STAY = {
  startDate: '2026-12-01',
  endDate: '2026-12-04',
  nights: NIGHTS,
  rooms: [{ adults: 2, childAges: [] }],
};
export const CHEAPEST = rate({ rateKey: 'rate_1', total: 60_000 });
const WITH_BREAKFAST = rate({ rateKey: 'rate_2', total: 69_000, board: 'breakfast', isFree: true });

/** Hotel Sol for two people and three nights: a double, without meals or with breakfast. */
export function houseReply(rest: Partial<HotelReply['data']> = {}): HotelReply {
  return {
    data: {
      hotel: { hotelInfo: SOL.hotelInfo, hotelImageInfo: { photos: [] } },
      rooms: [room('double', [CHEAPEST, WITH_BREAKFAST])],
      description: { text: null, sections: [] },
      ...rest,
    },
    meta: { currency: 'USD', stay: STAY, expiresAt: '2026-11-21T12:30:00Z', coast: null },
  };
}

/** The price of a rate as the supplier holds it for this visitor. */
export function checkedRate(
  checked: RatePlan = CHEAPEST,
  meta: Partial<RateValidateReply['meta']> = {},
): RateValidateReply {
  return {
    data: {
      hotel: { hotelInfo: SOL.hotelInfo, hotelImageInfo: { photos: [] } },
      room: room('double', [checked]),
      rate: checked,
    },
    meta: { stay: STAY, priceChanged: false, previousTotal: null, secondsLeft: 480, ...meta },
  };
}
