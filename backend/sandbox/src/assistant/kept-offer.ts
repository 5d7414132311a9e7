import { centsOf } from '../duffel/decimal.ts';
import { timeBandOf, type TravellerType } from '@travesia/domain';
import type { Offer, OfferSlice, PassengerType } from '../flights/wire-types.ts';

const MINUTES = 'YYYY-MM-DDTHH:mm'.length;
const TYPES: Readonly<Record<PassengerType, TravellerType>> = {
  adult: 'ADULT',
  child: 'CHILD',
  infant_without_seat: 'INFANT',
};
/** How the assistant splits a party's price; the parts are said nowhere else. */
const PARTS: Readonly<Record<TravellerType, number>> = { ADULT: 100, CHILD: 75, INFANT: 10 };

const money = (amount: number) => ({ amount, currency: 'USD' });
const text = (amount: number) => (amount / 100).toFixed(2);

function minutesOf(duration: string | null): number {
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration ?? '') ?? [];
  return (Number(days) * 24 + Number(hours)) * 60 + Number(minutes);
}

function split(amount: number, types: readonly TravellerType[]): number[] {
  const whole = types.reduce((sum, type) => sum + PARTS[type], 0);
  const parts = types.map((type) => Math.floor((amount * PARTS[type]) / whole));
  const rest = amount - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index === 0 ? part + rest : part));
}

function itineraryOf(slice: OfferSlice, firstId: number) {
  const segments = slice.segments.map((segment, index) => ({
    id: String(firstId + index),
    departure: {
      iataCode: segment.origin.iata_code,
      at: segment.departing_at.slice(0, MINUTES),
      terminal: segment.origin_terminal,
    },
    arrival: {
      iataCode: segment.destination.iata_code,
      at: segment.arriving_at.slice(0, MINUTES),
      terminal: segment.destination_terminal,
    },
    durationInMinutes: minutesOf(segment.duration),
    flightNumber: segment.marketing_carrier_flight_number,
    aircraft: segment.aircraft?.iata_code ?? null,
    operatingCarrierCode: segment.operating_carrier.iata_code,
    marketingCarrierCode: segment.marketing_carrier.iata_code,
  }));
  return {
    segments,
    duration: slice.duration,
    durationInMinutes: minutesOf(slice.duration),
    stops: segments.length - 1,
    departureTimeTag: timeBandOf(segments[0]?.departure.at ?? ''),
    arrivalTimeTag: timeBandOf(segments.at(-1)?.arrival.at ?? ''),
  };
}

function conditionsOf({ conditions }: Offer) {
  const { refund_before_departure: refund, change_before_departure: change } = conditions;
  const penaltyOf = (condition: typeof refund) =>
    condition?.allowed && condition.penalty_amount !== null
      ? money(centsOf(condition.penalty_amount ?? '0'))
      : null;
  const [refundPenalty, changePenalty] = [penaltyOf(refund), penaltyOf(change)];
  return {
    refundable: refund?.allowed ?? false,
    refundPenalty,
    changeable: change?.allowed ?? false,
    changePenalty,
    penaltyFree: refundPenalty?.amount === 0 && changePenalty?.amount === 0,
  };
}

/** An offer as the site showed it in a talk: the assistant keeps the site's own words (F-17). */
export function keptOffer(offer: Offer, priceShare: number) {
  const types = offer.passengers.map((passenger) => TYPES[passenger.type as PassengerType]);
  const total = Math.round(centsOf(offer.total_amount) * priceShare);
  const totals = split(total, types);
  const bases = split(Math.round(centsOf(offer.base_amount) * priceShare), types);
  const itineraries = offer.slices.map((slice, index) =>
    itineraryOf(
      slice,
      1 + offer.slices.slice(0, index).reduce((sum, { segments }) => sum + segments.length, 0),
    ),
  );
  const segments = offer.slices.flatMap((slice) =>
    slice.segments.map((segment) => ({ segment, fareBrand: slice.fare_brand_name })),
  );
  return {
    id: offer.id,
    price: { currency: 'USD', total: text(total), intTotal: money(total) },
    itineraries,
    travelerPricings: types.map((type, traveller) => ({
      travelerId: String(traveller + 1),
      type,
      price: {
        currency: 'USD',
        base: text(bases[traveller] ?? 0),
        total: text(totals[traveller] ?? 0),
        intBase: money(bases[traveller] ?? 0),
        intTotal: money(totals[traveller] ?? 0),
      },
      fareDetailsBySegment: segments.map(({ segment, fareBrand }, index) => {
        const own = segment.passengers[traveller];
        const pieces = (kind: string) => own?.baggages.find(({ type: bag }) => bag === kind)?.quantity ?? 0;
        return {
          segmentId: String(index + 1),
          cabin: own?.cabin_class === 'first' ? 'first_class' : (own?.cabin_class ?? 'economy'),
          fareBrand,
          includedCabinBags: pieces('carry_on'),
          includedCheckedBags: pieces('checked'),
          additionalServices: { chargeableCheckedBags: { quantity: 0 } },
        };
      }),
    })),
    conditions: conditionsOf(offer),
    validatingCarrierCode: offer.owner.iata_code,
  };
}
