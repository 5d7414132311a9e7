import type { Locale, OrderSection } from '@travesia/contracts';
import type { SupplierNote } from '../booking/index.ts';
import type { SupplierOrder } from './supplier-orders-repository.ts';

interface Words {
  readonly heading: string;
  readonly label: Readonly<Record<SupplierNote['kind'], string>>;
  readonly openVoucher: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    heading: 'Indicaciones del proveedor',
    label: { voucher: 'Bono', remark: 'Qué debes saber', key_collection: 'Recogida de llaves' },
    openVoucher: 'Abrir el bono',
  },
  en: {
    heading: 'From the supplier',
    label: { voucher: 'Voucher', remark: 'What you should know', key_collection: 'Key collection' },
    openVoucher: 'Open the voucher',
  },
};

/** A part of the booking like any other, so that page, mail and receipt all show it (W-08). */
export function notesSection(orders: readonly SupplierOrder[], locale: Locale): OrderSection[] {
  const { heading, label, openVoucher } = WORDS[locale];
  const seen = new Map<string, number>();
  const facts = orders
    .flatMap(({ notes }) => notes)
    .map(({ kind, text }) => {
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return {
        label: count === 1 ? label[kind] : `${label[kind]} ${count}`,
        ...(kind === 'voucher' ? { value: openVoucher, href: text } : { value: text }),
      };
    });
  return facts.length === 0 ? [] : [{ kind: 'facts', heading, facts }];
}
