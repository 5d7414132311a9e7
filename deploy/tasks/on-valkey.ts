import { spawn } from 'node:child_process';
import { WORKSPACE } from '@travesia/tooling';
import { startValkey } from '../valkey/start-valkey.ts';

/**
 * `on-valkey.ts [--if-possible] -- <command>`: runs the command with TEST_VALKEY_URL naming a throw-away Valkey or
 * Redis. `--if-possible`: a machine that can have none says so and goes on.
 */
const separator = process.argv.indexOf('--');
const [file, ...parameters] = process.argv.slice(separator + 1);
if (separator < 0 || file === undefined) {
  process.stderr.write('on-valkey.ts [--if-possible] -- <command>\n');
  process.exit(2);
}

const server = await startValkey();
if (!server) {
  process.stdout.write('There is no Valkey and no Redis for this machine: NOT RUN.\n');
  process.exit(process.argv.slice(0, separator).includes('--if-possible') ? 0 : 1);
}
process.stdout.write(`${server.name}\n`);
const child = spawn(file, parameters, {
  cwd: WORKSPACE,
  stdio: 'inherit',
  env: { ...process.env, TEST_VALKEY_URL: server.url },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  void server.stop().then(() => process.exit(code ?? 1));
});
