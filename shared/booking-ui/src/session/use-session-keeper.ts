import { useState } from 'react';
import { createSessionKeeper, type SessionKeeper } from '@travesia/booking';
import { usePlatform, useSdk } from '@travesia/platform/react';
import { useRemotePage } from '@travesia/page';

/** Opens the booking session of this browser when it is needed. */
export function useSessionKeeper(): SessionKeeper {
  const sdk = useSdk();
  const { api } = useRemotePage();
  const { market } = usePlatform();
  const [keeper] = useState(() =>
    createSessionKeeper({
      client: api,
      visitor: sdk.visitor,
      context: () => {
        const { locale, countryCode, currency } = sdk.context.getSnapshot();
        return {
          locale,
          countryCode: countryCode ?? (market.id === 'intl' ? null : market.id),
          currencyCode: currency,
        };
      },
      locks: globalThis.navigator?.locks,
    }),
  );
  return keeper;
}
