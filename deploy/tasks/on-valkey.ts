/** Runs a command with TEST_VALKEY_URL naming a throw-away Valkey or Redis. */
import { startValkey } from '../valkey/start-valkey.ts';
import { runOnServer } from './run-on-server.ts';

await runOnServer({
  usage: 'on-valkey.ts',
  absence: 'There is no Valkey and no Redis for this machine',
  async start() {
    const server = await startValkey();
    return server && { name: server.name, environment: { TEST_VALKEY_URL: server.url }, stop: server.stop };
  },
});
