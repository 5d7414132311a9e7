import { useMemo, type ReactNode } from 'react';
import { CurrencyExchangeReplySchema } from '@travesia/contracts';
import { MoneyContext } from '@travesia/i18n';
import { useRemotePage } from './remote-page.tsx';
import { useDocumentQuery } from './use-document-query.ts';

const RATES = {
  need: { method: 'GET', path: '/currencyExchange' },
  schema: CurrencyExchangeReplySchema,
  staleMs: 60 * 60_000,
} as const;

/**
 * Around what the server renders with prices: the rates stand in the document, so that they are in the visitor's
 * currency from the start. Apart from `SdkPage`: most of what is rendered has no prices, and needs no rates.
 */
export function DocumentPrices({ children }: { children: ReactNode }) {
  const page = useRemotePage();
  const isNeeded = page.currency !== 'USD' && page.rates === null;
  const { data } = useDocumentQuery({ ...RATES, isEnabled: isNeeded });
  const rates = page.rates ?? (data?.success ? data.data : null);
  const format = useMemo(() => ({ ...page, rates }), [page, rates]);
  return <MoneyContext value={format}>{children}</MoneyContext>;
}
