import type { BookingAccess } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useQuery } from '@travesia/platform/libraries';
import { readProgress } from '../../data/after-booking-calls.ts';

const WHILE_MOVING_MS = 3_000;
const AT_REST_MS = 60_000;

/** Who has typed a code may do more than before: it is asked anew. */
export const progressKey = ({ referenceId, link = '' }: BookingAccess) => [
  'booking-progress',
  referenceId,
  link,
];

/** Where the booking stands; read again by itself, and whenever the reader comes back to the page (M-02). */
export function useProgress(access: BookingAccess) {
  const { api } = useRemotePage();
  return useQuery({
    queryKey: progressKey(access),
    queryFn: ({ signal }) => readProgress(api, access, signal),
    refetchInterval: ({ state }) => (state.data?.isMoving ? WHILE_MOVING_MS : AT_REST_MS),
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}
