import type { AfterTicket } from '../world/after-ticket.ts';
import type { Ours } from '../world/ledgers.ts';

/** Where that is which came after the ticket: a state of ours, or `none` where nothing came of it. */
export function settledOf(ours: Ours, bookingId: string | null, { act }: AfterTicket): string {
  const isCancel = act === 'cancel' || act === 'wait';
  const carriedOut = ours.cancellations.find(
    (each) => each.bookingId === bookingId && (each.changeId === null) === isCancel,
  );
  if (carriedOut) return carriedOut.state === 'refused' ? 'none' : carriedOut.state;
  const amendment = isCancel ? undefined : ours.bookings.find(({ amends }) => amends === bookingId);
  if (amendment?.state === 'confirmed') return 'done';
  return amendment && !NOT_PAID.has(amendment.state) ? amendment.state : 'none';
}

const NOT_PAID = new Set(['draft', 'priced', 'ready', 'declined', 'voided', 'expired']);
