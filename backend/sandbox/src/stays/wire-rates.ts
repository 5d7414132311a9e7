import { decimal } from '../duffel/decimal.ts';
import { conditionsOf } from './descriptions.ts';
import type { House } from './houses.ts';
import { dueAtHouse, taxCentsIn } from './local-fees.ts';
import type { StayQuery } from './query.ts';
import type { RatePlan, RoomOffer } from './rates.ts';
import { photoUrl } from './wire-accommodation.ts';
import type { StaysRoom, StaysRoomRate } from './wire-types.ts';

const CURRENCY = 'USD';
const ROOM_PHOTOS_FROM = 40;

/** Amounts of a price as rates, quotes and results name them. */
export function amountsOf(totalCents: number, house: House, query: StayQuery) {
  const taxCents = taxCentsIn(totalCents, house);
  const due = dueAtHouse(house, query);
  return {
    base_amount: decimal(totalCents - taxCents),
    base_currency: CURRENCY,
    tax_amount: decimal(taxCents),
    tax_currency: CURRENCY,
    fee_amount: null,
    fee_currency: CURRENCY,
    total_amount: decimal(totalCents),
    total_currency: CURRENCY,
    due_at_accommodation_amount: due && decimal(due.cents),
    due_at_accommodation_currency: due?.currency ?? CURRENCY,
  };
}

function wireTimeline(plan: RatePlan): StaysRoomRate['cancellation_timeline'] {
  return plan.timeline.map((step) => ({
    before: new Date(step.beforeMs).toISOString(),
    refund_amount: decimal(step.refundCents),
    currency: CURRENCY,
  }));
}

export interface RatesContext {
  readonly house: House;
  readonly query: StayQuery;
  readonly base: string;
  readonly withoutPhotos: boolean;
  readonly expiresAt: string;
  rateId(room: RoomOffer, plan: RatePlan): string;
}

function wireRate(offer: RoomOffer, plan: RatePlan, context: RatesContext): StaysRoomRate {
  const { house, query } = context;
  return {
    ...amountsOf(plan.totalCents, house, query),
    id: context.rateId(offer, plan),
    name: plan.name,
    description: null,
    code: null,
    board_type: plan.board,
    payment_type: plan.isPaidNow ? 'pay_now' : 'guarantee',
    available_payment_methods: plan.isPaidNow ? ['balance', 'card'] : ['card'],
    cancellation_timeline: wireTimeline(plan),
    conditions: conditionsOf(house),
    quantity_available: offer.left,
    estimated_commission_amount: null,
    estimated_commission_currency: null,
    supported_loyalty_programme: null,
    loyalty_programme_required: false,
    source: 'duffel',
    expires_at: context.expiresAt,
  };
}

export function wireRoom(offer: RoomOffer, context: RatesContext, place: number): StaysRoom {
  const { room, plans } = offer;
  return {
    name: room.name,
    beds: [...room.beds],
    photos: context.withoutPhotos
      ? []
      : [
          { url: photoUrl(context.base, context.house, ROOM_PHOTOS_FROM + place, room.photo) },
          { url: photoUrl(context.base, context.house, ROOM_PHOTOS_FROM + place, 'bathroom') },
        ],
    rates: plans.map((plan) => wireRate(offer, plan, context)),
  };
}
