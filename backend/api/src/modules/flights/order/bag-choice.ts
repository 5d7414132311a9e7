import type { BagOption } from '@travesia/contracts';
import { multiplyMoney } from '@travesia/domain';
import type { BagChoice, ChosenBag, WantedBag } from '../../booking/index.ts';
import type { FlightOrder } from './flight-order.ts';

/** Bags that the fare lets one traveller buy for one journey: the tightest of its segments (F-37). */
function allowedFor(order: FlightOrder, option: BagOption): number {
  const traveller = order.offer.travelerPricings.find(({ travelerId }) => travelerId === option.travellerId);
  const onJourney = new Set(option.segmentIds);
  const limits = (traveller?.fareDetailsBySegment ?? [])
    .filter(({ segmentId }) => onJourney.has(segmentId))
    .map(({ additionalServices }) => additionalServices.chargeableCheckedBags.quantity);
  return limits.length === 0 ? option.quantity : Math.min(option.quantity, ...limits);
}

/** Reads a wish list against the stored catalogue: prices and limits are ours, never the client's (B-06, B-26). */
export function chooseBags(order: FlightOrder, wanted: readonly WantedBag[]): BagChoice {
  const options = new Map((order.bags ?? []).map((option) => [option.additionalServicesId, option]));
  const counted = new Map<string, number>();
  const bags = new Map<string, ChosenBag>();
  for (const [index, wish] of wanted.entries()) {
    const option = options.get(wish.additionalServicesId);
    const fits =
      option?.journeyType === wish.journeyType &&
      (wish.travellerId === undefined || wish.travellerId === option.travellerId);
    if (!option || !fits) return { outcome: 'unknown', index };
    const place = `${option.travellerId}:${option.journeyType}`;
    const count = (counted.get(place) ?? 0) + wish.quantity;
    const allowed = allowedFor(order, option);
    if (count > allowed) return { outcome: 'too_many', index, allowed };
    counted.set(place, count);
    const quantity = (bags.get(option.additionalServicesId)?.quantity ?? 0) + wish.quantity;
    bags.set(option.additionalServicesId, {
      additionalServicesId: option.additionalServicesId,
      journeyType: option.journeyType,
      travellerId: option.travellerId,
      segmentIds: option.segmentIds,
      quantity,
      unit: option.amount,
      total: multiplyMoney(option.amount, quantity),
    });
  }
  return { outcome: 'chosen', bags: [...bags.values()] };
}
