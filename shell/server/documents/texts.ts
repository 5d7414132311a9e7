import { catalogues } from '@travesia/domain/catalogues';
import type checkout from '../../checkout/locales/es/checkout.json';
import type words from '../locales/es/document.json';

/** Words of the document's head, and of pages that must stand when nothing else does. */
export const DOCUMENT_TEXTS = catalogues<typeof words>(import.meta.dirname, '../locales/*/document.json');

/** Titles of the steps of the checkout. */
export const CHECKOUT_TEXTS = catalogues<typeof checkout>(
  import.meta.dirname,
  '../../checkout/locales/*/checkout.json',
);
