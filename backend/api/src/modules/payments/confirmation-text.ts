import type { ConfirmedBooking, Locale, OrderSection } from '@travesia/contracts';
import { moneyText } from '../../text/amounts.ts';
import { travellerNames } from '../../text/traveller-names.ts';

const WORDS: Readonly<
  Record<
    Locale,
    {
      subject: string;
      greeting: string;
      total: string;
      reference: string;
      supplierReference: string;
      travellers: string;
    }
  >
> = {
  es: {
    subject: 'Reserva confirmada',
    greeting: 'Hola',
    total: 'Total pagado',
    reference: 'Referencia',
    supplierReference: 'Localizador',
    travellers: 'Viajeros',
  },
  en: {
    subject: 'Booking confirmed',
    greeting: 'Hello',
    total: 'Total paid',
    reference: 'Reference',
    supplierReference: 'Supplier reference',
    travellers: 'Travellers',
  },
};

function sectionLines(section: OrderSection): string[] {
  if (section.kind === 'facts') {
    return ['', section.heading, ...section.facts.map(({ label, value }) => `${label}: ${value}`)];
  }
  return section.segments.map(
    ({ carrierCode, flightNumber, from, to, departureAt, arrivalAt }) =>
      `${carrierCode} ${flightNumber}  ${from.code} ${departureAt.replace('T', ' ')}  ${to.code} ${arrivalAt.replace('T', ' ')}`,
  );
}

export function confirmationSubject(booking: ConfirmedBooking, locale: Locale): string {
  return `${WORDS[locale].subject} ${booking.referenceId}`;
}

/** What the mail says: references, every part of the order, its terms, what was paid. */
export function confirmationLines(booking: ConfirmedBooking, locale: Locale): string[] {
  const words = WORDS[locale];
  return [
    `${words.greeting} ${booking.passenger.firstName},`,
    '',
    `${words.reference}: ${booking.referenceId}`,
    ...(booking.supplierReference ? [`${words.supplierReference}: ${booking.supplierReference}`] : []),
    `${words.travellers}: ${travellerNames(booking, locale).join(', ')}`,
    booking.heading,
    ...booking.sections.flatMap(sectionLines),
    '',
    ...booking.policies.map(({ title, text }) => `${title}: ${text}`),
    '',
    `${words.total}: ${moneyText(booking.totalPaid, locale)}`,
  ];
}
