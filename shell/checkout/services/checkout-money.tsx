import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { CurrencyExchangeReplySchema } from '@travesia/contracts';
import { CHARGE_CURRENCY, tagOf, type ExchangeRates } from '@travesia/domain';
import { MoneyContext } from '@travesia/i18n';
import { useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout } from './checkout-services.ts';

/** Amounts in checkout are written as on the pages before it: the visitor's currency, then the charge (S-40, X-09). */
export function CheckoutMoney({ children }: { children: ReactNode }) {
  const { api } = useCheckout();
  const { locale, market, currency } = useVisitorContext();
  const [rates, setRates] = useState<ExchangeRates | null>(null);
  const isNeeded = currency !== CHARGE_CURRENCY;
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    api.get('/currencyExchange', CurrencyExchangeReplySchema, { signal: controller.signal }).then(
      (reply) => setRates(reply.success ? { base: reply.data.base, rates: reply.data.rates } : null),
      // Without rates only what is charged is shown.
      () => setRates(null),
    );
    return () => controller.abort();
  }, [api, isNeeded]);
  const format = useMemo(
    () => ({ numberLocale: tagOf(locale, market.numberLocale), currency, rates }),
    [locale, market, currency, rates],
  );
  return <MoneyContext value={format}>{children}</MoneyContext>;
}
