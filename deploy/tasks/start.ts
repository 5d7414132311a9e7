import colors from 'picocolors';
import { startStack } from '../stack/start-stack.ts';

const startedMs = Date.now();
const elapsed = () => colors.dim(`${((Date.now() - startedMs) / 1000).toFixed(1)} s`.padStart(7));

try {
  const stack = await startStack({
    profile: 'development',
    ports: 'default',
    dataFolder: process.env.DATA_FOLDER ?? '.data',
    ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
    onProgress: (message) => process.stdout.write(`${elapsed()}  ${message}\n`),
  });
  process.stdout.write(
    [
      '',
      `${elapsed()}  ${colors.bold('Travesía is ready:')} ${colors.cyan(stack.siteUrl)}`,
      '',
      `         Owner's page  ${stack.siteUrl}/ops   sign in with ${stack.ops.newToken ?? `the token in ${stack.ops.tokenFile}`}`,
      `         Service desk  ${stack.siteUrl}/desk   sign in as one of six ready people`,
      `         API page      ${stack.apiUrl}/docs`,
      `         Mailbox       ${stack.sandboxUrl}/mailbox   every mail that would have been sent`,
      `         Test cards    backend/sandbox/README.md (4242 4242 4242 4242 pays, 4000 0027 6000 3184 asks your bank)`,
      `         Stop          Ctrl+C`,
      '',
    ].join('\n'),
  );

  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await stack.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  for (const child of stack.children) {
    child.process.once('exit', () => {
      if (isStopping) return;
      process.stderr.write(`\n${child.name} stopped. Its last words:\n${child.tail()}\n`);
      void stop(1);
    });
  }
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
