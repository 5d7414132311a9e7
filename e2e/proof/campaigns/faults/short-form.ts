import type { Cell } from './cells.ts';
import type { Story } from './stories.ts';

const CANCELLED = 'cancelled, all comes back, refunded, pressed once';

/** What `-- --short` plays: where money and orders move, the faults that shops got wrong. */
const SHORT_FORM: readonly (readonly [trip: string, story: string, step: string, fault: string])[] = [
  ['flight', 'paid at once', 'press pay', 'reset after'],
  ['flight', 'paid at once', 'provider: authorise', 'reset after'],
  ['flight', 'paid at once', 'airline: order', 'reset after'],
  ['flight', 'paid at once', 'airline: order', '503'],
  ['flight', 'paid at once', 'provider: capture', 'not JSON'],
  ['flight', 'paid at once', 'notice of the provider', 'three times'],
  ['hotel', 'paid at once', 'house: book', 'cut short'],
  ['package', 'paid at once', 'house: book', 'reset after'],
  ['package', 'refused by the supplier', 'airline: cancel', 'reset after'],
  ['package', 'refused by the supplier', 'provider: void', '500 after'],
  ['package', CANCELLED, 'house: cancel', 'reset after'],
  ['package', CANCELLED, 'provider: refund', 'reset after'],
  ['flight', 'changed for more', 'airline: change', 'reset after'],
];

export function isStoryOfShortForm({ trip, name }: Story): boolean {
  return SHORT_FORM.some(([ofTrip, story]) => trip === ofTrip && name === story);
}

export function isInShortForm({ story, planned }: Cell): boolean {
  return SHORT_FORM.some(
    ([trip, name, step, fault]) =>
      story.trip === trip && story.name === name && planned?.step === step && planned.fault === fault,
  );
}
