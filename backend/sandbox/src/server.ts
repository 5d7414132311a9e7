import { buildSandbox } from './app.ts';
import { readPaymentsConfig } from './payments/config.ts';

const app = await buildSandbox({ payments: readPaymentsConfig(process.env) });
await app.listen({
  port: Number(process.env.SANDBOX_PORT ?? 3003),
  host: process.env.SANDBOX_HOST ?? '127.0.0.1',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}
