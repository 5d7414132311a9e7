import type { Cancellation, Locale, RatePlan, Room, Stay } from '@travesia/contracts';
import { clockAt, pricePerNight, stayNights, type ExchangeRates } from '@travesia/domain';
import { inChargeCurrency, photosIn } from './hotel-view.ts';
import { conditionIn } from './phrasebook.ts';
import type { PictureSource } from '../../pictures/index.ts';
import type { StayHotel, StayRate, StayRequest, StayRoom } from './ports.ts';
import { roomDescription, roomTypeCode, roomTypeIn } from './room-names.ts';

/** What can be got back until when, in the hotel's own time; steps that have passed are no steps any more. */
export function cancellationOf(rate: StayRate, timeZone: string, nowMs: number): Cancellation {
  const steps = rate.timeline.filter((step) => Date.parse(step.before) > nowMs && step.refund.amount > 0);
  const free = steps.filter((step) => step.refund.amount >= rate.total.amount).at(-1);
  return {
    kind: free ? 'free' : steps.length > 0 ? 'partial' : 'non_refundable',
    freeUntil: free ? clockAt(Date.parse(free.before), timeZone) : null,
    timeline: steps.map((step) => ({
      until: clockAt(Date.parse(step.before), timeZone),
      refund: step.refund,
      penalty: {
        amount: Math.max(0, rate.total.amount - step.refund.amount),
        currency: rate.total.currency,
      },
    })),
    timeZone,
  };
}

export interface RateParts {
  readonly stay: StayRequest;
  readonly timeZone: string;
  readonly nowMs: number;
  readonly locale: Locale;
  readonly exchange: ExchangeRates | null;
}

export function ratePlan(
  rate: StayRate,
  rateKey: string,
  { stay, timeZone, nowMs, locale, exchange }: RateParts,
): RatePlan {
  return {
    rateKey,
    ratePlanName: rate.name,
    board: rate.board,
    cancellation: cancellationOf(rate, timeZone, nowMs),
    conditions: rate.conditions.map((condition) => ({
      ...conditionIn(condition, rate.conditionsLanguage, locale),
      ...(condition.about ? { about: condition.about } : {}),
    })),
    amountAfterTax: rate.total,
    amountBeforeTax: rate.beforeTax,
    taxes: rate.taxes,
    fees: rate.fees,
    averageNightlyRate: pricePerNight(rate.total, stayNights(stay)),
    payAtProperty: rate.dueAtProperty,
    payAtPropertyConverted: inChargeCurrency(rate.dueAtProperty, exchange),
    roomsLeft: rate.roomsLeft,
  };
}

/** A room of the table (H-06). */
export function roomView(
  room: StayRoom,
  place: number,
  plans: readonly RatePlan[],
  parts: { readonly hotel: StayHotel; readonly locale: Locale; readonly pictures: PictureSource },
): Room {
  const roomType = roomTypeIn(room.name, parts.locale);
  const code = roomTypeCode(room.name);
  return {
    roomIndex: place + 1,
    roomID: `${code}-${place + 1}`,
    roomType,
    roomTypeCode: code,
    roomDescription: roomDescription(room, parts.locale),
    beds: room.beds.map((bed) => ({ ...bed })),
    occupancyMax: room.occupancyMax,
    photos: photosIn(room.photos, `${parts.hotel.name}, ${roomType}`, parts.locale, parts.pictures),
    ratePlans: [...plans],
  };
}

export function stayView(stay: StayRequest): Stay {
  return {
    startDate: stay.startDate,
    endDate: stay.endDate,
    nights: stayNights(stay),
    rooms: stay.rooms.map((room) => ({ adults: room.adults, childAges: [...room.childAges] })),
  };
}
