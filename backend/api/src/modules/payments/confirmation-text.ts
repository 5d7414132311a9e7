import type { ConfirmedBooking, Locale, OrderSection } from '@travesia/contracts';
import { fullName } from '@travesia/domain';
import { bookedAmounts, moneyText } from '../../text/amounts.ts';
import { segmentTimeText } from '../../text/segment-times.ts';
import { travellerNames } from '../../text/traveller-names.ts';
import { action, entry, facts, heading, paragraph, type MailPart } from '../mail/index.ts';

export interface MailFacts {
  /** Opens the booking from the mail. */
  readonly bookingAddress: string;
  /** Of the market that the booking was made in; empty where none is configured. */
  readonly contactNumber: string;
  /** Why it is written; absent: it was booked. */
  readonly occasion?: 'changed';
}

type Journey = Extract<OrderSection, { kind: 'journey' }>;

interface Words {
  readonly subject: string;
  readonly changed: { readonly subject: string; readonly intro: string };
  readonly greeting: (name: string) => string;
  readonly intro: string;
  readonly reference: string;
  readonly leg: (departure: string, arrival: string) => string;
  readonly bags: (bags: NonNullable<Journey['includedBags']>) => string;
  readonly bought: (traveler: string, count: number) => string;
  readonly addedBags: Readonly<Record<'onward' | 'return', (count: number) => string>>;
  readonly seat: (designator: string, flight: string) => string;
  readonly travelers: string;
  readonly payment: string;
  readonly total: string;
  readonly conditions: string;
  readonly change: (phone: string, reference: string) => string;
  readonly see: string;
  readonly shared: (name: string) => string;
  readonly sharedSubject: (trip: string) => string;
  readonly sharedNote: string;
  readonly seeHow: string;
}

const pieces = (count: number, none: string, one: string, more: string) =>
  count === 0 ? none : `${count} ${count === 1 ? one : more}`;

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    subject: 'Reserva confirmada',
    changed: {
      subject: 'Cambio confirmado',
      intro:
        'Tu reserva ha cambiado. Así queda ahora; el archivo de calendario adjunto sustituye al anterior.',
    },
    greeting: (name) => `Hola, ${name}:`,
    intro: 'Tu reserva está confirmada. Aquí tienes todo lo que necesitas.',
    reference: 'Referencia de la reserva',
    leg: (departure, arrival) => `Sale: ${departure}. Llega: ${arrival}.`,
    bags: ({ cabin, checked }) =>
      `Incluido para cada viajero: ${[
        pieces(cabin, 'sin equipaje de mano', 'equipaje de mano', 'equipajes de mano'),
        pieces(checked, 'sin maleta facturada', 'maleta facturada', 'maletas facturadas'),
      ].join(', ')}.`,
    bought: (traveler, count) =>
      `Añadido para ${traveler}: ${pieces(count, '', 'maleta facturada', 'maletas facturadas')}.`,
    addedBags: {
      onward: (count) => pieces(count, '', 'maleta más en la ida', 'maletas más en la ida'),
      return: (count) => pieces(count, '', 'maleta más en la vuelta', 'maletas más en la vuelta'),
    },
    seat: (designator, flight) => `asiento ${designator} en ${flight}`,
    travelers: 'Viajeros',
    payment: 'Pago',
    total: 'Total pagado',
    conditions: 'Condiciones',
    change: (phone, reference) =>
      `Para cambiar o cancelar esta reserva, entra en Mis viajes con la referencia ${reference} o llámanos al ${phone}.`,
    see: 'Ver tu reserva',
    shared: (name) => `${name} te envía el itinerario de este viaje.`,
    sharedSubject: (trip) => `Itinerario: ${trip}`,
    sharedNote:
      'Los cambios y el pago los lleva quien hizo la reserva. No guardamos tu dirección para nada más.',
    seeHow: 'El enlace abre esta reserva durante 30 días; después, ábrela con la referencia y este correo.',
  },
  en: {
    subject: 'Booking confirmed',
    changed: {
      subject: 'Change confirmed',
      intro:
        'Your booking has changed. This is how it is now; the attached calendar file replaces the earlier one.',
    },
    greeting: (name) => `Hello ${name},`,
    intro: 'Your booking is confirmed. Here is everything you need.',
    reference: 'Booking reference',
    leg: (departure, arrival) => `Departs: ${departure}. Arrives: ${arrival}.`,
    bags: ({ cabin, checked }) =>
      `Included for each traveler: ${[
        pieces(cabin, 'no carry-on bag', 'carry-on bag', 'carry-on bags'),
        pieces(checked, 'no checked bag', 'checked bag', 'checked bags'),
      ].join(', ')}.`,
    bought: (traveler, count) =>
      `Added for ${traveler}: ${pieces(count, '', 'checked bag', 'checked bags')}.`,
    addedBags: {
      onward: (count) => pieces(count, '', 'more bag on the way there', 'more bags on the way there'),
      return: (count) => pieces(count, '', 'more bag on the way back', 'more bags on the way back'),
    },
    seat: (designator, flight) => `seat ${designator} on ${flight}`,
    travelers: 'Travelers',
    payment: 'Payment',
    total: 'Total paid',
    conditions: 'Conditions',
    change: (phone, reference) =>
      `To change or cancel this booking, open it in My trips with the reference ${reference}, or call ${phone}.`,
    see: 'See your booking',
    shared: (name) => `${name} sends you the itinerary of this trip.`,
    sharedSubject: (trip) => `Itinerary: ${trip}`,
    sharedNote:
      'Whoever made the booking takes care of changes and payment. We use your address for nothing else.',
    seeHow:
      'The link opens this booking for 30 days; after that, open it with the reference and this email address.',
  },
};

function sectionParts(section: OrderSection, booking: ConfirmedBooking, locale: Locale): MailPart[] {
  if (section.kind === 'facts') return [heading(section.heading), facts(...section.facts)];
  const words = WORDS[locale];
  const bags = [
    ...(section.includedBags ? [words.bags(section.includedBags)] : []),
    ...booking.additionalServices.baggages
      .filter(({ journeyType, quantity }) => journeyType === section.journeyType && quantity > 0)
      .flatMap(({ travellerId, quantity }) => {
        const traveler = booking.travellers.find(({ id }) => id === travellerId);
        return traveler ? [words.bought(fullName(traveler), quantity)] : [];
      }),
  ];
  return [
    heading(section.heading),
    ...section.segments.map(({ carrierName, carrierCode, flightNumber, from, to, departureAt, arrivalAt }) =>
      entry(
        `${carrierName} ${carrierCode} ${flightNumber}: ${from.cityName} (${from.code}) – ${to.cityName} (${to.code})`,
        words.leg(
          segmentTimeText(departureAt, from.terminal, locale),
          segmentTimeText(arrivalAt, to.terminal, locale),
        ),
      ),
    ),
    ...bags.map(paragraph),
  ];
}

/** Everybody by name, with the bags and seats that were bought for them. */
function travelerLines(booking: ConfirmedBooking, locale: Locale): string[] {
  const words = WORDS[locale];
  const { baggages, seats = [] } = booking.additionalServices;
  return travellerNames(booking, locale).map((name, place) => {
    const isTheirs = ({ travellerId }: { readonly travellerId: string }) =>
      travellerId === booking.travellers[place]?.id;
    const bought = [
      ...baggages
        .filter((bag) => isTheirs(bag) && bag.quantity > 0)
        .map(({ journeyType, quantity }) => words.addedBags[journeyType](quantity)),
      ...seats.filter(isTheirs).map(({ designator, flight }) => words.seat(designator, flight)),
    ];
    return bought.length > 0 ? `${name} (${bought.join(', ')})` : name;
  });
}

export function confirmationSubject(
  booking: ConfirmedBooking,
  locale: Locale,
  occasion?: MailFacts['occasion'],
): string {
  const { subject, changed } = WORDS[locale];
  return `${occasion === 'changed' ? changed.subject : subject} ${booking.referenceId}`;
}

/** What the mail says: references, every part of the order, who travels, what was paid, its terms, what to do next. */
export function confirmationBody(
  booking: ConfirmedBooking,
  locale: Locale,
  { bookingAddress, contactNumber, occasion }: MailFacts,
): MailPart[] {
  const words = WORDS[locale];
  const { referenceId, supplierReferences = [] } = booking;
  return [
    paragraph(words.greeting(booking.passenger.firstName)),
    paragraph(occasion === 'changed' ? words.changed.intro : words.intro),
    heading(booking.heading),
    facts(
      { label: words.reference, value: referenceId },
      ...supplierReferences.map(({ label, locator }) => ({
        label: label ?? words.reference,
        value: locator,
      })),
    ),
    ...booking.sections.flatMap((section) => sectionParts(section, booking, locale)),
    heading(words.travelers),
    paragraph(travelerLines(booking, locale).join('\n')),
    heading(words.payment),
    facts({ label: words.total, value: bookedAmounts(booking, locale)(booking.totalPaid) }),
    heading(words.conditions),
    ...booking.policies.map(({ title, text }) => entry(title, text)),
    ...(contactNumber === '' ? [] : [paragraph(words.change(contactNumber, referenceId))]),
    paragraph(words.seeHow),
    action(words.see, bookingAddress),
  ];
}

export function itinerarySubject(booking: ConfirmedBooking, locale: Locale): string {
  return WORDS[locale].sharedSubject(booking.heading);
}

/** For fellow travellers: what is booked and for whom, without prices, and without what opens the booking. */
export function itineraryBody(booking: ConfirmedBooking, locale: Locale): MailPart[] {
  const words = WORDS[locale];
  const { passenger, supplierReferences = [] } = booking;
  return [
    paragraph(words.shared(fullName({ ...passenger, middleName: '' }))),
    heading(booking.heading),
    ...(supplierReferences.length === 0
      ? []
      : [
          facts(
            ...supplierReferences.map(({ label, locator }) => ({
              label: label ?? words.reference,
              value: locator,
            })),
          ),
        ]),
    ...withoutPrices(booking, locale).sections.flatMap((section) => sectionParts(section, booking, locale)),
    heading(words.travelers),
    paragraph(travelerLines(booking, locale).join('\n')),
    paragraph(words.sharedNote),
  ];
}

/** The one amount that stands among the facts of a stay is what the property takes. */
function withoutPrices(booking: ConfirmedBooking, locale: Locale): Pick<ConfirmedBooking, 'sections'> {
  const price = booking.payAtProperty && moneyText(booking.payAtProperty, locale);
  return {
    sections: booking.sections.map((section) =>
      section.kind === 'facts'
        ? { ...section, facts: section.facts.filter(({ value }) => value !== price) }
        : section,
    ),
  };
}
