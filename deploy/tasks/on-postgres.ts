import { spawn } from 'node:child_process';
import { WORKSPACE } from '@travesia/tooling';
import { POSTGRES_MAJORS } from '../postgres/server-binaries.ts';
import { startPostgres } from '../postgres/start-postgres.ts';

/**
 * `on-postgres.ts 18 [--if-possible] -- <command>`: runs the command with TEST_DATABASE_URL naming a throw-away
 * PostgreSQL of that version. `--if-possible`: a machine that can have none says so and goes on.
 */
const [majorText, ...rest] = process.argv.slice(2);
const separator = rest.indexOf('--');
const [file, ...parameters] = rest.slice(separator + 1);
const major = POSTGRES_MAJORS.find((each) => String(each) === majorText);
if (major === undefined || separator < 0 || file === undefined) {
  process.stderr.write(`on-postgres.ts ${POSTGRES_MAJORS.join('|')} [--if-possible] -- <command>\n`);
  process.exit(2);
}

const server = await startPostgres(major, { isDurable: false });
if (!server) {
  process.stdout.write(`There is no PostgreSQL ${major} for this machine: NOT RUN.\n`);
  process.exit(rest.slice(0, separator).includes('--if-possible') ? 0 : 1);
}
process.stdout.write(`PostgreSQL ${server.version}\n`);
const child = spawn(file, parameters, {
  cwd: WORKSPACE,
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server.url },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  void server.stop().then(() => process.exit(code ?? 1));
});
