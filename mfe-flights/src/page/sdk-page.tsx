import { useMemo, useState, type ReactNode } from 'react';
import { createApiClient } from '@travesia/api-client';
import { CurrencyExchangeReplySchema } from '@travesia/contracts';
import { publishOrderSelected, publishTimerFinished } from '@travesia/platform';
import { useQuery } from '@travesia/platform/libraries';
import { usePlatform, useSdk } from '@travesia/platform/react';
import { FlightsPageProvider, type FlightsPage } from './flights-page.tsx';

const RATES_STALE_MS = 60 * 60_000;

/** Turns the SDK into what the flights' screens stand on. */
export function SdkPage({ children }: { children: ReactNode }) {
  const sdk = useSdk();
  const { locale, market, currency, contactNumber, today } = usePlatform();
  const [api] = useState(() =>
    createApiClient({
      baseUrl: sdk.apiBaseUrl,
      locale: () => sdk.context.getSnapshot().locale,
      infoData: () => sdk.attribution(),
    }),
  );
  const rates = useQuery({
    queryKey: ['rates'],
    queryFn: async ({ signal }) => {
      const reply = await api.get('/currencyExchange', CurrencyExchangeReplySchema, { signal });
      return reply.success ? { base: reply.data.base, rates: reply.data.rates } : null;
    },
    enabled: currency !== 'USD',
    staleTime: RATES_STALE_MS,
  });

  const page = useMemo<FlightsPage>(
    () => ({
      locale,
      numberLocale: market.numberLocale[locale],
      currency,
      rates: rates.data ?? null,
      today,
      contactNumber,
      api,
      nowMs: Date.now,
      href: (path) => sdk.navigator.createHref(path),
      announce: sdk.announce,
      beginProgress: () => sdk.progress.begin(),
      metaName: '',
      publishOrderSelected: (orderId) => publishOrderSelected(sdk, { orderKind: 'flight', orderId }),
      publishTimerFinished: () => publishTimerFinished(sdk, { timer: 'results' }),
    }),
    [locale, market, currency, rates.data, today, contactNumber, api, sdk],
  );
  return <FlightsPageProvider page={page}>{children}</FlightsPageProvider>;
}
