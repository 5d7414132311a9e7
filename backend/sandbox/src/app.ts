import Fastify, { type FastifyInstance } from 'fastify';
import { createSandboxClock, type SandboxClock } from './clock.ts';
import { paymentsPlugin, type PaymentsOptions } from './payments/plugin.ts';

export interface SandboxOptions {
  readonly payments: Omit<PaymentsOptions, 'clock'>;
  readonly clock?: SandboxClock;
}

/** Suppliers and payment provider of the test world, each as a plugin of its own. */
export async function buildSandbox({
  payments,
  clock = createSandboxClock(),
}: SandboxOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: 1_048_576, forceCloseConnections: true });
  app.get('/_control/health', async () => ({ status: 'ok' }));
  await app.register(paymentsPlugin, { ...payments, clock });
  return app;
}
