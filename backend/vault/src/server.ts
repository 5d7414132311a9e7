import { setTimeout as pause } from 'node:timers/promises';
import { buildVault } from './app.ts';
import { readVaultConfig } from './config.ts';

const { host, port, drainMs, notices, options } = readVaultConfig(process.env);
for (const notice of notices) process.stderr.write(`vault: ${notice}\n`);
let isDraining = false;
const app = await buildVault({
  ...options,
  isDraining: () => isDraining,
  onFault: (fault) => process.stderr.write(`vault: ${fault}\n`),
});
await app.listen({ host, port });

async function stop(): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  await pause(drainMs);
  await app.close();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
