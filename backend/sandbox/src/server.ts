import { buildSandbox } from './app.ts';
import { readPaymentsConfig } from './payments/config.ts';

const app = await buildSandbox({
  payments: readPaymentsConfig(process.env),
  seed: process.env.SANDBOX_SEED ?? 'travesia',
  slowMs: Number(process.env.SANDBOX_SLOW_MS ?? 30_000),
  preconfirmedMs: Number(process.env.SANDBOX_PRECONFIRMED_MS ?? 20_000),
  logger: process.env.SANDBOX_LOG === 'off' ? false : { level: process.env.SANDBOX_LOG ?? 'warn' },
});
await app.listen({
  port: Number(process.env.SANDBOX_PORT ?? 3003),
  host: process.env.SANDBOX_HOST ?? '127.0.0.1',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}
