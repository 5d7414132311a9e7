import { catalogues } from '@travesia/domain/catalogues';
import type { OrderSection } from '../booking/order-view.ts';
import type { Locale } from '../platform/locale.ts';
import type words from '../locales/es/segment-notes.json';

type Segment = Extract<OrderSection, { kind: 'journey' }>['segments'][number];

const TEXTS = catalogues<typeof words>(import.meta.dirname, '../locales/*/segment-notes.json');

/** What a traveller has to know of a flight besides its places and times; screens, mails, receipt and desk say it alike. */
export function segmentNotes(
  { operatedBy, aircraft }: Pick<Segment, 'operatedBy' | 'aircraft'>,
  locale: Locale,
): string[] {
  const say = (key: keyof typeof words, values: Readonly<Record<string, string>>) =>
    TEXTS[locale][key].replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
  return [operatedBy && say('operatedBy', { carrier: operatedBy }), aircraft].flatMap((note) =>
    note ? [note] : [],
  );
}
