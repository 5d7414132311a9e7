import { useCheckedOffer } from '@travesia/booking-ui/choosing';
import { useRemotePage } from '@travesia/page';
import { rateQueryKey, validateRate } from '../../stays/index.ts';

/** The rate of the address. */
export function useCheckedRate(stay: { hotelCode: string; rateKey: string } | null) {
  const { api, locale } = useRemotePage();
  return useCheckedOffer({
    key: rateQueryKey(stay ?? { hotelCode: '', rateKey: '' }),
    locale,
    ask: stay && ((signal) => validateRate(api, stay, signal)),
  });
}
