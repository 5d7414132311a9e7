import type { SettlementDatabase } from './attempts-repository.ts';

/** False where the event has come before: a provider sends each as often as it likes. */
export async function insertProviderEvent(
  db: SettlementDatabase,
  event: {
    readonly provider: string;
    readonly eventId: string;
    readonly type: string;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('provider_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      type: event.type,
      received_at: new Date(event.nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}
