import type { Locale, OrderSection } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import type { SupplierOrder } from './supplier-orders-repository.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/supplier-notes.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/supplier-notes.json'));

/** A part of the booking like any other, so that page, mail and receipt all show it (W-08). */
export function notesSection(orders: readonly SupplierOrder[], locale: Locale): OrderSection[] {
  const words = wordsOf(locale);
  const seen = new Map<string, number>();
  const facts = orders
    .flatMap(({ notes }) => notes)
    .map(({ kind, text }) => {
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      const label = words(`label.${kind}`);
      return {
        label: count === 1 ? label : `${label} ${count}`,
        ...(kind === 'voucher' ? { value: words('openVoucher'), href: text } : { value: text }),
      };
    });
  return facts.length === 0 ? [] : [{ kind: 'facts', heading: words('heading'), facts }];
}
