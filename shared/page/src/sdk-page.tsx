import { DEFAULT_LOCALE, tagOf } from '@travesia/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { createApiClient } from '@travesia/api-client';
import { CurrencyExchangeReplySchema } from '@travesia/contracts';
import { useQuery } from '@travesia/platform/libraries';
import { usePlatform, useSdk } from '@travesia/platform/react';
import { RemotePageProvider, type RemotePage } from './remote-page.tsx';

const RATES_STALE_MS = 60 * 60_000;

/** Turns the SDK into what the screens stand on; goes round the routes and every widget of a remote. */
export function SdkPage({ children }: { children: ReactNode }) {
  const sdk = useSdk();
  const { locale, market, currency, contactNumber, today } = usePlatform();
  const [api] = useState(() =>
    createApiClient({
      baseUrl: sdk.apiBaseUrl,
      locale: () => sdk.context.getSnapshot().locale,
      infoData: sdk.attribution,
      market: () => sdk.context.getSnapshot().market.id,
      onFailure: ({ code, status, requestId }, { path }) =>
        console.warn('call failed', path, status, code, requestId),
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

  const page = useMemo<RemotePage>(
    () => ({
      locale,
      numberLocale: tagOf(locale, market.numberLocale),
      weekLocale: market.numberLocale[DEFAULT_LOCALE],
      currency,
      rates: rates.data ?? null,
      today,
      contactNumber,
      api,
      nowMs: Date.now,
      href: (path) => sdk.navigator.createHref(path),
      announce: sdk.announce,
      beginProgress: () => sdk.progress.begin(),
      metaName: sdk.metaName(),
    }),
    [locale, market, currency, rates.data, today, contactNumber, api, sdk],
  );
  return <RemotePageProvider page={page}>{children}</RemotePageProvider>;
}
