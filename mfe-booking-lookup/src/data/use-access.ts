import type { BookingAccess } from '@travesia/contracts';
import { browserStorage } from '@travesia/page';
import { useSdk } from '@travesia/platform/react';
import { readFoundTrips } from './found-trips.ts';
import { useOpenedLink } from './opened-link.ts';

/**
 * By the link of a mail that this tab was opened by, by the address that it was looked up with, or as one of this
 * browser's own. The link first: the address may be another one since, and each miss counts against the visitor.
 */
export function useAccess(referenceId: string): BookingAccess {
  const { visitor } = useSdk();
  const [opened] = useOpenedLink();
  const own = { referenceId, agentId: visitor.agentId() };
  if (opened?.referenceId === referenceId) return { ...own, link: opened.link };
  const found = readFoundTrips(browserStorage('local')).find((trip) => trip.referenceId === referenceId);
  return found ? { referenceId, email: found.email } : own;
}
