import { useEffect } from 'react';
import { parseBilling, type BillingValues } from '@travesia/booking-ui/billing';
import { useCountries } from '@travesia/booking-ui/countries';
import { useText } from '@travesia/i18n';
import { checkoutTexts } from '../texts.ts';
import { useCheckout } from '../services/checkout-services.ts';

/** After a reload, what the form starts with is already fit to be saved (S-29). */
export function useSaveKnownBilling(values: BillingValues) {
  const { session } = useCheckout();
  const { locale } = useText(checkoutTexts);
  const countries = useCountries(locale);
  useEffect(() => {
    const name = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
    const { payload } = parseBilling(values, name);
    if (payload) session.save('billing', payload);
    // Only the state that the page opens with: from then on the form tells its changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
