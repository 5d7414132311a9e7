import { IN_FLIGHT_STATES } from '../../booking/index.ts';
import type { SettlementContext } from './context.ts';
import type { Drive } from './drive.ts';

/**
 * Settles what a crash left behind, before the server listens (reliability rule 6). On the embedded database this
 * process is the only one, so every lease belongs to a process that is gone; elsewhere only those that ran out do.
 */
export async function recover(context: SettlementContext, drive: Drive, isAlone: boolean): Promise<number> {
  if (isAlone) {
    await context.db
      .updateTable('bookings')
      .set({ lease_owner: null, lease_until: null })
      .where('lease_owner', 'is not', null)
      .execute();
    await context.db.updateTable('outbox').set({ lease_until: null }).where('done_at', 'is', null).execute();
  }
  const left = await context.db
    .selectFrom('bookings')
    .select('id')
    .where('state', 'in', [...IN_FLIGHT_STATES])
    .orderBy('updated_at')
    .limit(500)
    .execute();
  for (const { id } of left) {
    try {
      await drive(id);
    } catch (fault) {
      context.log.error({ bookingId: id, err: fault }, 'a booking could not be settled at the start');
    }
  }
  return left.length;
}
