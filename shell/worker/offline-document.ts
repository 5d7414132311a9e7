import { phoneLink, DEFAULT_LOCALE, LOCALES } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type words from '../src/locales/es/offline.json';
import type { BookingSnapshot } from '../src/pwa/booking-snapshots.ts';

/** Where the prepared page is opened for what this browser knows. */
export const BOOKINGS_MARK = '<!--bookings-->';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const WORDS = catalogues<typeof words>(import.meta.dirname, '../src/locales/*/offline.json');

function bookingHtml({ heading, referenceId, supplierReference, lines, contactNumber }: BookingSnapshot) {
  const references = [referenceId, supplierReference]
    .filter((each) => each !== null)
    .map((each) => escape(each));
  const facts = lines.map(({ label, value }) => `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>`);
  const phone = `<a href="${phoneLink(contactNumber)}">${escape(contactNumber)}</a>`;
  return `<article><h3>${escape(heading)}</h3><p class="reference">${references.join(' · ')}</p><dl>${facts.join('')}</dl><p>${phone}</p></article>`;
}

/** Whatever a page wrote there: a booking that cannot be written out takes no other with it. */
function readable(booking: BookingSnapshot): string[] {
  try {
    return [bookingHtml(booking)];
  } catch {
    return [];
  }
}

/** The prepared page with the bookings of this browser in it (P-26). */
export function offlineDocument(template: string, bookings: readonly BookingSnapshot[]): string {
  const locale = LOCALES.find((each) => template.includes(`<html lang="${each}"`)) ?? DEFAULT_LOCALE;
  const shown = bookings.flatMap(readable);
  const list =
    shown.length === 0 ? '' : `<section><h2>${WORDS[locale].bookings}</h2>${shown.join('')}</section>`;
  return template.split(BOOKINGS_MARK).join(list);
}
