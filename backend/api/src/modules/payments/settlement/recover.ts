import { movingCancellationIds } from '../cancellations-repository.ts';
import { endAllLeases, inFlightIds } from './bookings-repository.ts';
import type { SettlementContext } from './context.ts';
import type { Drive } from './drive.ts';

/**
 * Settles what a crash left behind, before the server listens (docs/reliability.md, 5). On the embedded database this
 * process is the only one, so every lease belongs to a process that is gone; elsewhere only those that ran out do.
 */
export async function recover(context: SettlementContext, drive: Drive, isAlone: boolean): Promise<number> {
  if (isAlone) await endAllLeases(context.db);
  const left = [...(await inFlightIds(context.db)), ...(await movingCancellationIds(context.db))];
  for (const id of left) {
    try {
      await drive(id);
    } catch (fault) {
      context.log.error({ bookingId: id, err: fault }, 'a booking could not be settled at the start');
    }
  }
  return left.length;
}
