import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Installation } from './installation.ts';

/** The provider writes a moment after the fact; a notice belongs to its flow. */
export const NOTICES_COME_WITHIN_MS = 450;
/** A busy machine takes longer, and of some cards the provider never writes. */
const NOTICES_COME_WITHIN_MAX_MS = 5_000;

const SentSchema = v.object({ events: v.array(v.object({ deliveries: v.array(v.unknown()) })) });

/** What the provider wrote so far has arrived: nothing of one flow is taken for a notice of the next. */
export async function untilNotified(installation: Installation): Promise<void> {
  const untilMs = Date.now() + NOTICES_COME_WITHIN_MAX_MS;
  for (;;) {
    await sleep(NOTICES_COME_WITHIN_MS);
    const { events } = v.parse(SentSchema, await installation.sandbox('GET', '/_control/payments'));
    if (events.every(({ deliveries }) => deliveries.length > 0) || Date.now() > untilMs) return;
  }
}
