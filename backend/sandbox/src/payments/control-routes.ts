import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import type { IntentRecord, PaymentRecords } from './records.ts';
import type { Webhooks } from './webhooks.ts';
import { newId } from './ids.ts';
import { REPORTED_KINDS, reportedEvent } from './wire-objects.ts';

const REPORT_IDS = { dispute: 'du', fraud_warning: 'issfr', refund_failed: 're' } as const;

/** For tests and for a person who plays the switches by hand: what the provider did. */
export function registerControlRoutes(
  app: FastifyInstance,
  records: PaymentRecords,
  webhooks: Webhooks,
  clock: SandboxClock,
): void {
  app.get('/_control/payments', async () => ({
    nowMs: clock.nowMs(),
    payments: [...records.intents.values()].map((intent) => paymentLine(intent, records)),
    refunds: [...records.refunds.values()],
    events: [...records.events.values()].map(({ payload: _payload, ...event }) => event),
    ledger: records.ledger,
  }));

  app.delete('/_control/payments', async (_request, reply) => {
    for (const kept of [records.intents, records.refunds, records.events]) kept.clear();
    records.ledger.length = 0;
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string }; Body: { kind?: string } }>(
    '/_control/payments/:id/report',
    async (request, reply) => {
      const intent = records.intents.get(request.params.id);
      const kind = REPORTED_KINDS.find((known) => known === request.body?.kind);
      if (!intent || !kind) return reply.code(404).send({ error: 'no such payment or report' });
      const { type, object } = reportedEvent(kind, newId(REPORT_IDS[kind]), intent, clock.nowMs());
      await webhooks.emit(type, intent, object, undefined);
      return { type };
    },
  );

  app.post<{ Params: { id: string } }>('/_control/payments/events/:id/resend', async (request, reply) => {
    const event = records.events.get(request.params.id);
    if (!event) return reply.code(404).send({ error: 'no such event' });
    await webhooks.resend(event);
    return { id: event.id, deliveries: event.deliveries };
  });
}

function paymentLine(intent: IntentRecord, records: PaymentRecords) {
  const method = intent.paymentMethodId === null ? undefined : records.methods.get(intent.paymentMethodId);
  const isHeld = intent.status === 'requires_capture';
  return {
    id: intent.id,
    status: intent.status,
    metadata: intent.metadata,
    currency: intent.currency,
    amount: intent.amount,
    held: isHeld ? intent.amount : 0,
    captured: intent.amountReceived,
    refunded: intent.charge?.amountRefunded ?? 0,
    declineCode: intent.lastError?.decline_code ?? intent.lastError?.code ?? null,
    card: null,
    ...method?.summary,
    createdMs: intent.createdMs,
  };
}
