import { useEffect, useState } from 'react';
import { CurrencyExchangeReplySchema, type MoneyBody } from '@travesia/contracts';
import { CHARGE_CURRENCY, convertMoney, type ExchangeRates } from '@travesia/domain';
import { formatMoney } from '@travesia/i18n';
import { useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';

export type MoneyWords = (money: MoneyBody, options?: { withCode?: boolean }) => string;

/** Amounts as they are charged (S-40). */
export function useMoneyWords(): { money: MoneyWords; numberLocale: string } {
  const { locale, market } = useVisitorContext();
  const numberLocale = market.numberLocale[locale];
  return {
    numberLocale,
    money: (amount, options = {}) => formatMoney(amount, { locale, numberLocale, ...options }),
  };
}

/** An amount in the currency that the visitor looks at, where it differs and its rate is known (S-40, X-09). */
export function useApproximate(amount: MoneyBody): MoneyBody | null {
  const { api } = useCheckout();
  const { currency } = useVisitorContext();
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
  return isNeeded && rates ? convertMoney(amount, currency, rates) : null;
}
