import { useQuery } from '@travesia/platform/libraries';
import { useRemotePage } from '@travesia/page';
import { rateQueryKey, validateRate } from '../../stays/index.ts';

/**
 * The rate of the address: as it was checked when it was chosen, or checked now when the address is opened
 * cold. Asking again means a new price (S-45).
 */
export function useCheckedRate(stay: { hotelCode: string; rateKey: string } | null) {
  const { api } = useRemotePage();
  return useQuery({
    queryKey: rateQueryKey(stay ?? { hotelCode: '', rateKey: '' }),
    queryFn: ({ signal }) => validateRate(api, stay ?? { hotelCode: '', rateKey: '' }, signal),
    enabled: stay !== null,
    staleTime: Infinity,
    retry: false,
  });
}
