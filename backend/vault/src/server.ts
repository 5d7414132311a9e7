import { buildVault } from './app.ts';
import { readVaultConfig } from './config.ts';

const { host, port, options } = readVaultConfig(process.env);
const app = await buildVault({ ...options, onFault: (fault) => process.stderr.write(`vault: ${fault}\n`) });
await app.listen({ host, port });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}
