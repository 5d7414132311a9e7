import type {
  Cabin,
  FareConditions,
  FlightOffer,
  Itinerary,
  Segment,
  TravelerPricing,
} from '@travesia/contracts';
import { timeBandOf, type Money } from '@travesia/domain';
import * as v from 'valibot';
import { supplierAmount, supplierPrice } from '../../supplier-replies/amounts.ts';
import type { CabinClass, FlightsCondition, Offer } from './duffel-types.ts';
import { decimalText, shareAmount } from '../../modules/flights/price-shares.ts';
import type { Traveller } from './travellers.ts';
import { OfferShape } from './wire-shapes.ts';

type FareDetails = TravelerPricing['fareDetailsBySegment'][number];
export type DuffelOffer = Omit<Offer, 'available_services'>;

type Maybe<Value> = Value | null | undefined;
interface Coded {
  readonly iata_code?: Maybe<string>;
}
/** What is read of a segment. Offers, orders and changes of orders each have more, and not the same. */
interface ReadSegment {
  readonly id: string;
  readonly origin: Coded;
  readonly destination: Coded;
  readonly origin_terminal?: Maybe<string>;
  readonly destination_terminal?: Maybe<string>;
  readonly departing_at: string;
  readonly arriving_at: string;
  readonly duration?: Maybe<string>;
  readonly marketing_carrier_flight_number: string;
  readonly marketing_carrier: Coded;
  readonly operating_carrier: Coded;
  readonly aircraft?: Maybe<Coded>;
  readonly stops?: Maybe<readonly unknown[]>;
}
export interface ReadSlice {
  readonly id: string;
  readonly duration?: Maybe<string>;
  readonly segments: readonly ReadSegment[];
}
interface ReadFare {
  readonly passengers: readonly {
    readonly passenger_id: string;
    readonly cabin_class: CabinClass;
    readonly baggages: readonly { readonly type: string; readonly quantity: number }[];
  }[];
}

const LOCAL_MINUTES = 'YYYY-MM-DDTHH:mm'.length;

function cabinToOurs(cabin: CabinClass): Cabin {
  return cabin === 'first' ? 'first_class' : cabin;
}

export function cabinToDuffel(cabin: Cabin): CabinClass {
  return cabin === 'first_class' ? 'first' : cabin;
}

/** P1DT2H35M → minutes. */
function minutesOf(duration: Maybe<string>): number {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(duration ?? '');
  const [, days = '0', hours = '0', minutes = '0'] = match ?? [];
  return (Number(days) * 24 + Number(hours)) * 60 + Number(minutes);
}

function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** Our segment ids are places in the journey, so that a priced offer keeps those of the displayed one. */
export function segmentIdsOf(offer: DuffelOffer): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { segments } of offer.slices) {
    for (const { id } of segments) ids.set(id, String(ids.size + 1));
  }
  return ids;
}

function toSegment(segment: ReadSegment, id: string): Segment {
  return {
    id,
    departure: {
      iataCode: segment.origin.iata_code ?? '',
      at: segment.departing_at.slice(0, LOCAL_MINUTES),
      terminal: segment.origin_terminal ?? null,
    },
    arrival: {
      iataCode: segment.destination.iata_code ?? '',
      at: segment.arriving_at.slice(0, LOCAL_MINUTES),
      terminal: segment.destination_terminal ?? null,
    },
    durationInMinutes: minutesOf(segment.duration),
    flightNumber: segment.marketing_carrier_flight_number,
    aircraft: segment.aircraft?.iata_code ?? null,
    operatingCarrierCode: segment.operating_carrier.iata_code ?? segment.marketing_carrier.iata_code ?? '',
    marketingCarrierCode: segment.marketing_carrier.iata_code ?? '',
  };
}

/** Time in the air plus waits between flights; a wait begins and ends on the same airport's clock. */
function minutesBySegments(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment, index) => {
    const next = segments[index + 1];
    const wait = next ? Date.parse(`${next.departure.at}Z`) - Date.parse(`${segment.arrival.at}Z`) : 0;
    return sum + segment.durationInMinutes + wait / 60_000;
  }, 0);
}

export function toItinerary(slice: ReadSlice, ids: ReadonlyMap<string, string>): Itinerary {
  const segments = slice.segments.map((segment) => toSegment(segment, ids.get(segment.id) ?? segment.id));
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) throw new RangeError(`slice ${slice.id} has no segments`);
  const minutes = slice.duration ? minutesOf(slice.duration) : minutesBySegments(segments);
  const technicalStops = slice.segments.reduce((sum, segment) => sum + (segment.stops ?? []).length, 0);
  return {
    segments,
    duration: isoDuration(minutes),
    durationInMinutes: minutes,
    stops: segments.length - 1 + technicalStops,
    departureTimeTag: timeBandOf(first.departure.at),
    arrivalTimeTag: timeBandOf(last.arrival.at),
  };
}

function penaltyOf(
  condition: FlightsCondition | null,
  currency: string,
): { allowed: boolean; penalty: Money | null } {
  if (!condition?.allowed) return { allowed: false, penalty: null };
  if (!condition.penalty_amount) return { allowed: true, penalty: null };
  return {
    allowed: true,
    penalty: supplierAmount(condition.penalty_amount, condition.penalty_currency ?? currency),
  };
}

export function toConditions(offer: DuffelOffer): FareConditions {
  const refund = penaltyOf(offer.conditions.refund_before_departure, offer.total_currency);
  const change = penaltyOf(offer.conditions.change_before_departure, offer.total_currency);
  return {
    refundable: refund.allowed,
    refundPenalty: refund.penalty,
    changeable: change.allowed,
    changePenalty: change.penalty,
    penaltyFree:
      refund.allowed && change.allowed && refund.penalty?.amount === 0 && change.penalty?.amount === 0,
    seatChoice: seatChoiceOf(offer),
  };
}

/** What a passenger's fare includes on a segment. */
export function fareOfSegment(
  segment: ReadFare,
  { fare_brand_name: fareBrand }: { readonly fare_brand_name?: Maybe<string> },
  passengerId: string | undefined,
): Pick<FareDetails, 'cabin' | 'fareBrand' | 'includedCabinBags' | 'includedCheckedBags'> {
  const own = segment.passengers.find((passenger) => passenger.passenger_id === passengerId);
  const pieces = (kind: 'carry_on' | 'checked') =>
    own?.baggages.reduce((sum, bag) => (bag.type === kind ? sum + bag.quantity : sum), 0) ?? 0;
  return {
    cabin: cabinToOurs(own?.cabin_class ?? 'economy'),
    fareBrand: fareBrand ?? null,
    includedCabinBags: pieces('carry_on'),
    includedCheckedBags: pieces('checked'),
  };
}

/** Bags that can be bought beyond the fare's own: our segment id and traveller id → pieces. */
export type ChargeableBags = (segmentId: string, travellerId: string) => number;

function toTravelerPricings(
  offer: DuffelOffer,
  travellers: readonly Traveller[],
  ids: ReadonlyMap<string, string>,
  chargeableBags: ChargeableBags,
  { amount: total, currency }: Money,
): TravelerPricing[] {
  const types = travellers.map(({ type }) => type);
  const totals = shareAmount(total, types);
  const base = supplierAmount(offer.base_amount, offer.base_currency);
  if (base.currency !== currency || base.amount > total)
    throw new RangeError('a base that is not of this price');
  const bases = shareAmount(base.amount, types);
  return travellers.map(({ id, type }, index) => {
    const intBase = { amount: bases[index] ?? 0, currency };
    const intTotal = { amount: totals[index] ?? 0, currency };
    const passengerId = offer.passengers[index]?.id;
    return {
      travelerId: id,
      type,
      price: { currency, base: decimalText(intBase), total: decimalText(intTotal), intBase, intTotal },
      fareDetailsBySegment: offer.slices.flatMap((slice) =>
        slice.segments.map((segment) => {
          const segmentId = ids.get(segment.id) ?? segment.id;
          return {
            segmentId,
            ...fareOfSegment(segment, slice, passengerId),
            additionalServices: { chargeableCheckedBags: { quantity: chargeableBags(segmentId, id) } },
          };
        }),
      ),
    };
  });
}

/** An estimate that is missing or is no number is not known. */
function kilograms(text: Maybe<string>): number | null {
  const amount = Number(text ?? Number.NaN);
  return Number.isFinite(amount) && amount > 0 ? Math.round(amount) : null;
}

/** Only where it is so on the whole trip; what one direction does not say is not known. */
function seatChoiceOf({ slices }: DuffelOffer): boolean | null {
  const said = slices.map(({ conditions }) => conditions?.advance_seat_selection);
  if (said.includes(false)) return false;
  return said.every((isPossible) => isPossible === true) ? true : null;
}

/** A Duffel offer in our own model (F-17); throws where it cannot be shown or sold. Decimal strings become minor units here and nowhere else (X-04). */
export function toFlightOffer(
  offer: DuffelOffer,
  travellers: readonly Traveller[],
  chargeableBags: ChargeableBags = () => 0,
): FlightOffer {
  v.assert(OfferShape, offer);
  const ids = segmentIdsOf(offer);
  const intTotal = supplierPrice(offer.total_amount, offer.total_currency);
  return {
    id: offer.id,
    price: { currency: offer.total_currency, total: decimalText(intTotal), intTotal },
    itineraries: offer.slices.map((slice) => toItinerary(slice, ids)),
    travelerPricings: toTravelerPricings(offer, travellers, ids, chargeableBags, intTotal),
    conditions: toConditions(offer),
    validatingCarrierCode: offer.owner.iata_code ?? '',
    co2Kg: kilograms(offer.total_emissions_kg),
  };
}
