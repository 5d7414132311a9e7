import { MoneySchema, type Locale } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { CHARGE_CURRENCY } from '@travesia/domain';
import * as v from 'valibot';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/by-hand.json';
import type { PaymentMethod, PaymentProvider } from './ports.ts';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/by-hand.json'));

const PaidToSupplierSchema = v.object({ supplier: v.string(), price: MoneySchema });
export type PaidToSupplier = v.InferOutput<typeof PaidToSupplierSchema>;

const REFUSED = 'nothing_was_paid_to_us';

/** The traveller paid the supplier: there is nothing to authorise or capture, so those steps succeed, and refunds are refused. */
const noProvider: PaymentProvider = {
  name: 'none',
  authorise: async ({ attemptId }) => ({ state: 'authorised', providerRef: attemptId }),
  async status(providerRef) {
    return {
      state: 'known',
      payment: {
        providerRef,
        attemptId: providerRef,
        bookingReference: null,
        isOfThisSite: true,
        state: 'authorised',
        amount: { amount: 0, currency: CHARGE_CURRENCY },
        refunded: { amount: 0, currency: CHARGE_CURRENCY },
        challengeUrl: null,
        declineCode: null,
        createdAtMs: 0,
      },
    };
  },
  capture: async (providerRef) => ({ state: 'done', providerRef }),
  void: async (providerRef) => ({ state: 'done', providerRef }),
  refund: async ({ providerRef }) => ({ state: 'refused', providerRef, code: REFUSED }),
  findRefund: async () => ({ state: 'not_found' }),
  listBetween: async () => ({ state: 'known', payments: [] }),
  parseNotification: () => ({ state: 'forged' }),
};

/** The traveller paid the supplier, not us: a payment of nothing, by which the booking is confirmed like any other (D-18). */
export const paidToSupplier: PaymentMethod<PaidToSupplier> = {
  name: 'paid-to-supplier',
  provider: noProvider,
  data: PaidToSupplierSchema,
  describe: ({ supplier }, locale: Locale) => wordsOf(locale)('paidWith', { supplier }),
};
