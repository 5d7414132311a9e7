import type { ConfirmedBooking, Locale, OrderSection } from '@travesia/contracts';
import { segmentNotes } from '@travesia/contracts/segment-notes';
import { catalogues } from '@travesia/domain/catalogues';
import { formatMoney, fullName, journeyWord } from '@travesia/domain';
import { ticketTexts } from '../../text/ticket-texts.ts';
import { bookedAmounts, bookedLines, bookedNumberLocale, moneyText } from '../../text/amounts.ts';
import { segmentTimeText } from '../../text/segment-times.ts';
import { travellerNames } from '../../text/traveller-names.ts';
import { paidLines, receiptWords } from '../receipt/index.ts';
import { freeUntilTerms } from '../booking/index.ts';
import { action, entry, facts, heading, paragraph, type MailPart } from '../mail/index.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/confirmation-mail.json';

export interface MailFacts {
  /** Opens the booking from the mail. */
  readonly bookingAddress: string;
  /** Of the market that the booking was made in; empty where none is configured. */
  readonly contactNumber: string;
  /** Until when it is refunded in full, in words; absent: it is not. */
  readonly freeUntil?: string | null;
  /** Why it is written; absent: it was booked. */
  readonly occasion?: 'changed';
}

type Journey = Extract<OrderSection, { kind: 'journey' }>;

const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/confirmation-mail.json'),
);

function includedText({ cabin, checked }: NonNullable<Journey['includedBags']>, locale: Locale): string {
  const words = wordsOf(locale);
  return words('bags', {
    cabin: words('cabin', { count: cabin }),
    checked: words('checked', { count: checked }),
  });
}

function segmentParts({ segments }: Journey, locale: Locale): MailPart[] {
  return segments.map((segment) => {
    const { carrierName, carrierCode, flightNumber, from, to, departureAt, arrivalAt } = segment;
    return entry(
      `${carrierName} ${carrierCode} ${flightNumber}: ${from.cityName} (${from.code}) – ${to.cityName} (${to.code})`,
      [
        wordsOf(locale)('leg', {
          departure: segmentTimeText(departureAt, from.terminal, locale),
          arrival: segmentTimeText(arrivalAt, to.terminal, locale),
        }),
        ...segmentNotes(segment, locale).map((note) => `${note}.`),
      ].join(' '),
    );
  });
}

/** What the owner changed or added, and what was paid for it or comes back. */
function amendmentParts(booking: ConfirmedBooking, locale: Locale): MailPart[] {
  const amendment = booking.revised?.amendment;
  if (!amendment) return [];
  const words = wordsOf(locale);
  const money = bookedAmounts(booking, locale);
  const { dropped, flown, added, priceLines, total } = amendment;
  const flights = (title: string, sections: readonly OrderSection[]) =>
    sections.flatMap((section) =>
      section.kind === 'journey' ? [heading(title), ...segmentParts(section, locale)] : [],
    );
  const sum = { ...total, amount: Math.abs(total.amount) };
  const label = total.amount < 0 ? 'changed.back' : total.amount === 0 ? 'changed.nothing' : 'changed.paid';
  return [
    ...flights(words('changed.before'), dropped),
    ...flights(words('changed.after'), flown),
    ...(added
      ? [
          heading(words('changed.added')),
          paragraph(
            travelerLines({ ...booking, additionalServices: added }, locale, { isBoughtOnly: true }).join(
              '\n',
            ),
          ),
        ]
      : []),
    heading(words('changed.price')),
    facts(
      ...bookedLines(booking, { priceLines, total }, locale).map(({ label: name, quantity, amount }) => ({
        label: quantity > 1 ? `${quantity} × ${name}` : name,
        value: amount,
      })),
      { label: words(label), value: money(sum) },
    ),
  ];
}

function sectionParts(section: OrderSection, booking: ConfirmedBooking, locale: Locale): MailPart[] {
  if (section.kind === 'facts') return [heading(section.heading), facts(...section.facts)];
  const words = wordsOf(locale);
  const bags = [
    ...(section.includedBags ? [includedText(section.includedBags, locale)] : []),
    ...booking.additionalServices.baggages
      .filter(({ journeyType, quantity }) => journeyType === section.journeyType && quantity > 0)
      .flatMap(({ travellerId, quantity }) => {
        const traveler = booking.travellers.find(({ id }) => id === travellerId);
        return traveler
          ? [words('bought', { traveler: fullName(traveler), bags: words('checked', { count: quantity }) })]
          : [];
      }),
  ];
  return [heading(section.heading), ...segmentParts(section, locale), ...bags.map(paragraph)];
}

/** What the property takes on top of the total, and what of it no refund gives back. */
function besidesTotal(booking: ConfirmedBooking, locale: Locale): string[] {
  const { payAtProperty, keptByUs } = booking;
  const amount = payAtProperty && formatMoney(payAtProperty, bookedNumberLocale(booking, locale));
  return [
    ...(amount ? [receiptWords(locale)('payAtProperty', { amount })] : []),
    ...(keptByUs ? [wordsOf(locale)('keptByUs', { amount: bookedAmounts(booking, locale)(keptByUs) })] : []),
  ];
}

/** Everybody by name, with the bags and seats that were bought for them. */
function travelerLines(
  booking: ConfirmedBooking,
  locale: Locale,
  { isBoughtOnly = false }: { readonly isBoughtOnly?: boolean } = {},
): string[] {
  const words = wordsOf(locale);
  const { baggages, seats = [] } = booking.additionalServices;
  return travellerNames(booking, locale).flatMap((name, place) => {
    const isTheirs = ({ travellerId }: { readonly travellerId: string }) =>
      travellerId === booking.travellers[place]?.id;
    const bought = [
      ...baggages
        .filter((bag) => isTheirs(bag) && bag.quantity > 0)
        .map(({ journeyType, quantity }) => {
          const { key, number } = journeyWord(journeyType);
          return words(`addedBags.${key}`, { count: quantity, number });
        }),
      ...seats.filter(isTheirs).map(({ designator, flight }) => words('seat', { designator, flight })),
    ];
    if (bought.length === 0) return isBoughtOnly ? [] : [name];
    return isBoughtOnly ? [`${name}: ${bought.join(', ')}`] : [`${name} (${bought.join(', ')})`];
  });
}

export function confirmationSubject(
  booking: ConfirmedBooking,
  locale: Locale,
  occasion?: MailFacts['occasion'],
): string {
  const words = wordsOf(locale);
  const subject = occasion === 'changed' ? (booking.title ?? words('changed.subject')) : words('subject');
  return `${subject} ${booking.referenceId}`;
}

/** What the mail says: references, every part of the order, who travels, what was paid, its terms, what to do next. */
export function confirmationBody(
  booking: ConfirmedBooking,
  locale: Locale,
  { bookingAddress, contactNumber, freeUntil = null, occasion }: MailFacts,
): MailPart[] {
  const words = wordsOf(locale);
  const { referenceId, supplierReferences = [], ticketing } = booking;
  const tickets = ticketTexts(ticketing?.numbers ?? [], ticketing?.holders);
  return [
    paragraph(words('greeting', { name: booking.passenger.firstName })),
    paragraph(
      occasion === 'changed' ? words('changed.intro', { reference: booking.referenceId }) : words('intro'),
    ),
    ...(occasion === 'changed' ? amendmentParts(booking, locale) : []),
    heading(occasion === 'changed' ? words('changed.now', { trip: booking.heading }) : booking.heading),
    facts(
      { label: words('reference'), value: referenceId },
      ...supplierReferences.map(({ label, locator }) => ({
        label: label ?? words('reference'),
        value: locator,
      })),
      ...(tickets.length > 0 ? [{ label: words('tickets'), value: tickets.join(', ') }] : []),
    ),
    ...booking.sections.flatMap((section) => sectionParts(section, booking, locale)),
    heading(words('travelers')),
    paragraph(travelerLines(booking, locale).join('\n')),
    heading(words('payment')),
    facts(...paidLines(booking, locale)),
    ...besidesTotal(booking, locale).map(paragraph),
    heading(words('conditions')),
    ...[...(freeUntil === null ? [] : [freeUntilTerms(freeUntil, locale)]), ...booking.policies].map(
      ({ title, text }) => entry(title, text),
    ),
    ...(contactNumber === ''
      ? []
      : [paragraph(words('change', { phone: contactNumber, reference: referenceId }))]),
    paragraph(words('seeHow')),
    action(words('see'), bookingAddress),
  ];
}

export function itinerarySubject(booking: ConfirmedBooking, locale: Locale): string {
  return wordsOf(locale)('sharedSubject', { trip: booking.heading });
}

/** For fellow travellers: what is booked and for whom, without prices, and without what opens the booking. */
export function itineraryBody(booking: ConfirmedBooking, locale: Locale): MailPart[] {
  const words = wordsOf(locale);
  const { passenger, supplierReferences = [] } = booking;
  return [
    paragraph(words('shared', { name: fullName({ ...passenger, middleName: '' }) })),
    heading(booking.heading),
    ...(supplierReferences.length === 0
      ? []
      : [
          facts(
            ...supplierReferences.map(({ label, locator }) => ({
              label: label ?? words('reference'),
              value: locator,
            })),
          ),
        ]),
    ...withoutPrices(booking, locale).sections.flatMap((section) => sectionParts(section, booking, locale)),
    heading(words('travelers')),
    paragraph(travelerLines(booking, locale).join('\n')),
    paragraph(words('sharedNote')),
  ];
}

/** The one amount that stands among the facts of a stay is what the property takes. */
function withoutPrices(booking: ConfirmedBooking, locale: Locale): Pick<ConfirmedBooking, 'sections'> {
  const { payAtProperty } = booking;
  // Bookings of before wrote it in the language's numbers, whatever the market.
  const prices = payAtProperty
    ? [formatMoney(payAtProperty, bookedNumberLocale(booking, locale)), moneyText(payAtProperty, locale)]
    : [];
  return {
    sections: booking.sections.map((section) =>
      section.kind === 'facts'
        ? { ...section, facts: section.facts.filter(({ value }) => !prices.includes(value)) }
        : section,
    ),
  };
}
