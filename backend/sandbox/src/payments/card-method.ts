import type Stripe from 'stripe';
import { cardDigits, isCardNumberValid } from '@travesia/domain';
import { behaviourOf, declineRecord, findSandboxCard } from './cards.ts';
import { requiredInteger, requiredText } from './form.ts';
import type { SandboxMethod } from './sandbox-method.ts';
import { ProviderError } from './wire-error.ts';

/** Stripe knows fewer brands than the site: what it does not know it calls unknown. */
const WIRE_BRANDS: Readonly<Record<string, string>> = {
  maestro: 'mastercard',
  dankort: 'unknown',
  forbrugsforeningen: 'unknown',
};

/** Cards: each published number is a story of its own. The number is dropped here. */
export const cardMethod: SandboxMethod = {
  type: 'card',
  read(form, nowMs) {
    const typed = requiredText(form, 'card[number]');
    const number = cardDigits(typed);
    const expiry = {
      exp_month: requiredInteger(form, 'card[exp_month]'),
      exp_year: requiredInteger(form, 'card[exp_year]'),
    };
    const cvc = form.get('card[cvc]');
    if (!isCardNumberValid(typed))
      throw cardError('card[number]', 'incorrect_number', 'Your card number is incorrect.');
    if (expiry.exp_month < 1 || expiry.exp_month > 12)
      throw cardError('card[exp_month]', 'invalid_expiry_month', "Your card's expiration month is invalid.");
    if (isPast(expiry, nowMs))
      throw cardError('card[exp_year]', 'invalid_expiry_year', "Your card's expiration year is invalid.");
    if (cvc !== null && !/^\d{3,4}$/.test(cvc))
      throw cardError('card[cvc]', 'invalid_cvc', "Your card's security code is invalid.");
    const known = findSandboxCard(number);
    if (!known) {
      throw new ProviderError(402, {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'test_mode_live_card',
        message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      });
    }
    if (known.decline?.at === 'tokenise') throw new ProviderError(402, declineRecord(known.decline));
    const last4 = number.slice(-4);
    const brand = WIRE_BRANDS[known.brand] ?? known.brand;
    return {
      label: `${known.brand} •••• ${last4}`,
      summary: { card: { brand: known.brand, last4 } },
      behaviour: behaviourOf(known),
      details: {
        brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
        country: 'US',
        display_brand: brand,
        ...expiry,
        funding: 'credit',
        generated_from: null,
        last4,
        networks: { available: [brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      } satisfies Stripe.PaymentMethod.Card,
      chargeDetails: (authentication) =>
        ({
          amount_authorized: null,
          authorization_code: null,
          brand,
          checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
          country: 'US',
          electronic_commerce_indicator: null,
          ...expiry,
          funding: 'credit',
          installments: null,
          last4,
          mandate: null,
          network: brand,
          network_transaction_id: null,
          regulated_status: 'unregulated',
          three_d_secure: authentication && {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: null,
            exemption_indicator: null,
            result: authentication.result,
            result_reason: authentication.reason,
            transaction_id: null,
            version: '2.2.0',
          },
          transaction_link_id: null,
          wallet: null,
        }) satisfies Stripe.Charge.PaymentMethodDetails.Card,
    };
  },
};

function isPast(
  { exp_month, exp_year }: { readonly exp_month: number; readonly exp_year: number },
  nowMs: number,
): boolean {
  const now = new Date(nowMs);
  const months = (year: number, month: number) => year * 12 + month;
  const year = exp_year < 100 ? 2000 + exp_year : exp_year;
  return months(year, exp_month) < months(now.getUTCFullYear(), now.getUTCMonth() + 1);
}

function cardError(param: string, code: string, message: string): ProviderError {
  return new ProviderError(402, { type: 'card_error', code, message, param });
}
