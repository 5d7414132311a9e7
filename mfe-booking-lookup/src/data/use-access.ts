import type { BookingAccess } from '@travesia/contracts';
import { browserStorage } from '@travesia/page';
import { useSdk } from '@travesia/platform/react';
import { readFoundTrips } from './found-trips.ts';
import { useOpenedLink } from './opened-link.ts';

/** By the address that it was looked up with, by the link of a mail, or as one of this browser's own. */
export function useAccess(referenceId: string): BookingAccess {
  const { visitor } = useSdk();
  const [opened] = useOpenedLink();
  const found = readFoundTrips(browserStorage('local')).find((trip) => trip.referenceId === referenceId);
  if (found) return { referenceId, email: found.email };
  const own = { referenceId, agentId: visitor.agentId() };
  return opened?.referenceId === referenceId ? { ...own, link: opened.link } : own;
}
