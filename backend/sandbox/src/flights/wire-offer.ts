import { AIRLINES, type Airline } from '@travesia/geography';
import { decimal } from '../duffel/decimal.ts';
import type {
  CabinClass,
  FlightsCondition,
  Offer,
  OfferAvailableServiceBaggage,
  OfferPassenger,
  OfferSlice,
  OfferSliceSegment,
  PaymentRequirements,
} from './wire-types.ts';
import { bagCents } from './fares.ts';
import { idFrom, pickBetween } from '../world/hash.ts';
import type { Journey } from './journeys.ts';
import { isoDuration } from '../world/local-time.ts';
import type { OfferPlan } from './plans.ts';
import type { OfferRequestRecord } from './offer-requests.ts';
import type { Flight } from './schedule.ts';
import { wireAircraft, wireAirline, wireAirport } from './wire-places.ts';

export const OFFER_LIFE_MS = 30 * 60_000;
const HOLD_MS = 3 * 86_400_000;
const SHORT_HOLD_MS = 2 * 3_600_000;
const SHORT_GUARANTEE_MS = 3_600_000;
const INSTANT_BEFORE_DEPARTURE_MS = 6 * 86_400_000;
const KG_CO2_PER_SEAT_KM = 0.083;
const BAG_PIECE_KG = 23;
const WEIGHT_STEPS_KG = [15, 20, 25];

/** What switches change about an offer when its price is asked. */
export interface OfferTweaks {
  readonly priceShare: number;
  readonly withoutBags: boolean;
  readonly bagsByWeight: boolean;
  readonly withoutFareRules: boolean;
  readonly instantOnly: boolean;
  readonly documents: 'passport' | 'required' | 'none';
  readonly withoutLoyalty: boolean;
  /** The price of a held order is promised for an hour only. */
  readonly shortGuarantee: boolean;
  /** A held order is to be paid within two hours. */
  readonly shortHold: boolean;
}

export const NO_TWEAKS: OfferTweaks = {
  priceShare: 1,
  withoutBags: false,
  bagsByWeight: false,
  withoutFareRules: false,
  instantOnly: false,
  documents: 'passport',
  withoutLoyalty: false,
  shortGuarantee: false,
  shortHold: false,
};

const CABIN_NAMES: Readonly<Record<CabinClass, string>> = {
  economy: 'Economy',
  premium_economy: 'Premium Economy',
  business: 'Business',
  first: 'First',
};

function conditionOf(penaltyUsd: number | null, seated: number): FlightsCondition {
  if (penaltyUsd === null) return { allowed: false, penalty_amount: null, penalty_currency: null };
  return { allowed: true, penalty_amount: decimal(penaltyUsd * 100 * seated), penalty_currency: 'USD' };
}

function seatedCount(request: OfferRequestRecord): number {
  return request.query.passengers.filter((passenger) => passenger.type !== 'infant_without_seat').length;
}

function conditionsOf(plan: OfferPlan, request: OfferRequestRecord, tweaks: OfferTweaks) {
  if (tweaks.withoutFareRules) return { refund_before_departure: null, change_before_departure: null };
  const seated = seatedCount(request);
  return {
    refund_before_departure: conditionOf(plan.brand.refundPenalty, seated),
    change_before_departure: conditionOf(plan.brand.changePenalty, seated),
  };
}

function terminalOf(flight: Flight, code: string, popularity: number): string | null {
  return popularity < 70
    ? null
    : String(pickBetween(1, popularity >= 90 ? 4 : 2, 'terminal', flight.marketing.code, code));
}

function cabinOn(flight: Flight, cabin: CabinClass): CabinClass {
  if (cabin === 'economy' || flight.aircraft.isWideBody) return cabin;
  return cabin === 'first' ? 'business' : cabin === 'premium_economy' ? 'economy' : 'business';
}

function segmentId(offerKey: string, slice: number, segment: number): string {
  return `seg_${offerKey}${slice}${segment}`;
}

function wireSegment(
  flight: Flight,
  plan: OfferPlan,
  request: OfferRequestRecord,
  id: string,
): OfferSliceSegment {
  const cabin = cabinOn(flight, plan.cabin);
  return {
    id,
    aircraft: wireAircraft(flight.aircraft),
    origin: wireAirport(flight.from),
    destination: wireAirport(flight.to),
    origin_terminal: terminalOf(flight, flight.from.code, flight.from.popularity),
    destination_terminal: terminalOf(flight, flight.to.code, flight.to.popularity),
    departing_at: `${flight.departsAt}:00`,
    arriving_at: `${flight.arrivesAt}:00`,
    distance: flight.km.toFixed(3),
    duration: isoDuration(flight.minutes),
    marketing_carrier: wireAirline(flight.marketing),
    marketing_carrier_flight_number: flight.number,
    operating_carrier: wireAirline(flight.operating),
    operating_carrier_flight_number: flight.number,
    stops: [],
    passengers: request.query.passengers.map((passenger, index) => ({
      passenger_id: request.passengerIds[index] ?? '',
      cabin_class: cabin,
      cabin_class_marketing_name: CABIN_NAMES[cabin],
      fare_basis_code: `${cabin === 'economy' ? 'O' : cabin.charAt(0).toUpperCase()}${flight.marketing.code}${plan.brand.code}${flight.departsAt.slice(5, 7)}`,
      cabin: null,
      baggages: [
        { type: 'carry_on', quantity: passenger.type === 'infant_without_seat' ? 0 : plan.brand.cabinBags },
        { type: 'checked', quantity: passenger.type === 'infant_without_seat' ? 0 : plan.brand.checkedBags },
      ],
    })),
  };
}

export function wireSlice(
  journey: Journey,
  plan: OfferPlan,
  request: OfferRequestRecord,
  offerKey: string,
  index: number,
  tweaks: OfferTweaks,
): OfferSlice {
  const first = journey.flights[0];
  const last = journey.flights.at(-1);
  if (!first || !last) throw new Error('a journey has flights');
  const isUp = plan.cabin === 'business' || plan.cabin === 'first';
  return {
    id: `sli_${offerKey}${index}`,
    origin_type: 'airport',
    destination_type: 'airport',
    origin: wireAirport(first.from) as OfferSlice['origin'],
    destination: wireAirport(last.to) as OfferSlice['destination'],
    duration: isoDuration(journey.minutes),
    fare_brand_name: plan.brand.name,
    ngs_shelf: isUp ? 4 : plan.brand.checkedBags > 0 ? 2 : 1,
    comparison_key: idFrom(
      12,
      ...journey.flights.map((flight) => flight.marketing.code + flight.number + flight.departsAt),
    ),
    conditions: {
      ...conditionsOf(plan, request, tweaks),
      advance_seat_selection: plan.brand.checkedBags > 0,
      priority_boarding: isUp,
      priority_check_in: isUp,
    },
    segments: journey.flights.map((flight, segment) =>
      wireSegment(flight, plan, request, segmentId(offerKey, index, segment)),
    ),
  };
}

function wirePassengers(request: OfferRequestRecord): OfferPassenger[] {
  return request.query.passengers.map((passenger, index) => ({
    id: request.passengerIds[index] ?? '',
    type: passenger.type,
    age: passenger.age,
    fare_type: null,
    ...(passenger.familyName === null ? {} : { family_name: passenger.familyName }),
    loyalty_programme_accounts: [],
  }));
}

/** More bags than the fare includes, for each seated passenger and each journey. */
export function bagServices(
  plan: OfferPlan,
  request: OfferRequestRecord,
  offerKey: string,
  tweaks: OfferTweaks,
): OfferAvailableServiceBaggage[] {
  if (tweaks.withoutBags) return [];
  return plan.journeys.flatMap((journey, slice) =>
    request.query.passengers.flatMap((passenger, index) => {
      if (passenger.type === 'infant_without_seat') return [];
      const weights = tweaks.bagsByWeight ? WEIGHT_STEPS_KG : [BAG_PIECE_KG];
      return weights.map((weightKg, step): OfferAvailableServiceBaggage => {
        const share = tweaks.bagsByWeight ? 0.8 + 0.25 * step : 1;
        return {
          id: `ase_${offerKey}${slice}${index}${step}`,
          type: 'baggage',
          maximum_quantity: tweaks.bagsByWeight ? 1 : 2,
          passenger_ids: [request.passengerIds[index] ?? ''],
          segment_ids: journey.flights.map((_, segment) => segmentId(offerKey, slice, segment)),
          total_amount: decimal(Math.round((bagCents(journey) * share) / 50) * 50),
          total_currency: 'USD',
          metadata: {
            type: 'checked',
            maximum_weight_kg: weightKg,
            maximum_length_cm: null,
            maximum_height_cm: null,
            maximum_depth_cm: null,
          },
        };
      });
    }),
  );
}

function paymentRequirements(
  plan: OfferPlan,
  request: OfferRequestRecord,
  tweaks: OfferTweaks,
): PaymentRequirements {
  const departsMs = plan.journeys[0]?.flights[0]?.departsUtcMs ?? 0;
  const isLowCost = plan.journeys[0]?.owner.kind === 'low_cost';
  if (tweaks.instantOnly || isLowCost || departsMs - request.createdMs < INSTANT_BEFORE_DEPARTURE_MS) {
    return { requires_instant_payment: true, payment_required_by: null, price_guarantee_expires_at: null };
  }
  const by = new Date(request.createdMs + (tweaks.shortHold ? SHORT_HOLD_MS : HOLD_MS)).toISOString();
  const promised = tweaks.shortGuarantee
    ? new Date(request.createdMs + SHORT_GUARANTEE_MS).toISOString()
    : by;
  return {
    requires_instant_payment: false,
    payment_required_by: by,
    price_guarantee_expires_at: promised,
  };
}

export function totalCents(plan: OfferPlan, tweaks: OfferTweaks): number {
  return Math.round((plan.fare.baseCents + plan.fare.taxCents) * tweaks.priceShare);
}

/** An airline credits its own frequent flyers and those of its alliance. */
function programmesWith({ code, alliance }: Airline): string[] {
  if (alliance === null) return [code];
  return AIRLINES.filter((airline) => airline.alliance === alliance).map((airline) => airline.code);
}

/** An offer in Duffel's words. */
export function wireOffer(
  plan: OfferPlan,
  request: OfferRequestRecord,
  offerKey: string,
  tweaks: OfferTweaks,
  withServices: boolean,
): Offer {
  const total = totalCents(plan, tweaks);
  const km = plan.journeys.flatMap((journey) => journey.flights).reduce((sum, flight) => sum + flight.km, 0);
  const owner = plan.journeys[0]?.owner;
  if (!owner) throw new Error('an offer has journeys');
  const createdAt = new Date(request.createdMs).toISOString();
  return {
    id: `off_${offerKey}`,
    live_mode: false,
    partial: false,
    created_at: createdAt,
    updated_at: createdAt,
    expires_at: new Date(request.createdMs + OFFER_LIFE_MS).toISOString(),
    owner: wireAirline(owner),
    base_amount: decimal(total - plan.fare.taxCents),
    base_currency: 'USD',
    tax_amount: decimal(plan.fare.taxCents),
    tax_currency: 'USD',
    total_amount: decimal(total),
    total_currency: 'USD',
    total_emissions_kg: String(Math.round(km * KG_CO2_PER_SEAT_KM * seatedCount(request))),
    conditions: conditionsOf(plan, request, tweaks),
    payment_requirements: paymentRequirements(plan, request, tweaks),
    passenger_identity_documents_required: tweaks.documents === 'required',
    supported_passenger_identity_document_types:
      tweaks.documents === 'none'
        ? []
        : tweaks.documents === 'required'
          ? ['passport', 'tax_id', 'known_traveler_number']
          : ['passport'],
    supported_loyalty_programmes: tweaks.withoutLoyalty ? [] : programmesWith(owner),
    private_fares: [],
    passengers: wirePassengers(request),
    slices: plan.journeys.map((journey, index) => wireSlice(journey, plan, request, offerKey, index, tweaks)),
    available_services: withServices ? bagServices(plan, request, offerKey, tweaks) : [],
  };
}
