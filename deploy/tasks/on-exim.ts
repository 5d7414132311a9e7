import { spawn } from 'node:child_process';
import { WORKSPACE } from '@travesia/tooling';
import { startExim } from '../mail/start-exim.ts';

/**
 * `on-exim.ts [--if-possible] -- <command>`: runs the command with TEST_SMTP_URL, TEST_SMTPS_URL and TEST_SMTP_FOLDER
 * naming a throw-away Exim. `--if-possible`: a machine that can have none says so and goes on.
 */
const separator = process.argv.indexOf('--');
const [file, ...parameters] = process.argv.slice(separator + 1);
if (separator < 0 || file === undefined) {
  process.stderr.write('on-exim.ts [--if-possible] -- <command>\n');
  process.exit(2);
}

const server = await startExim();
if (!server) {
  process.stdout.write('There is no Exim for this machine: NOT RUN.\n');
  process.exit(process.argv.slice(0, separator).includes('--if-possible') ? 0 : 1);
}
process.stdout.write(`${server.name}\n`);
const child = spawn(file, parameters, {
  cwd: WORKSPACE,
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_SMTP_URL: server.url,
    TEST_SMTPS_URL: server.encryptedUrl,
    TEST_SMTP_FOLDER: server.folder,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  void server.stop().then(() => process.exit(code ?? 1));
});
