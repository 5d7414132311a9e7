/** `npm run new:remote -- mfe-car-hire` */
import { spawnSync } from 'node:child_process';
import { createRemote, RemoteNameError } from './create-remote.ts';
import { WORKSPACE } from './workspace.ts';

const PNPM = 'pnpm@12.21.0';
const [name = ''] = process.argv.slice(2);

try {
  for (const file of createRemote(name, WORKSPACE)) process.stdout.write(`  ${file}\n`);
} catch (error) {
  if (!(error instanceof RemoteNameError)) throw error;
  process.stderr.write(`${error.message}\nUse: npm run new:remote -- mfe-car-hire\n`);
  process.exit(2);
}
const { status } = spawnSync('npx', ['--yes', PNPM, 'install', '--no-frozen-lockfile'], {
  cwd: WORKSPACE,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) {
  process.stderr.write('The files are there, but the packages could not be linked: run it by hand.\n');
  process.exit(status ?? 1);
}
const next = [
  ['npm start', `builds and publishes it with the others: http://localhost:3000/${name.slice(4)}`],
  [`npm run unit -- ${name}`, 'runs its tests'],
  [`npm run dev -- ${name}`, 'shows it alone, replaced as it is saved'],
] as const;
const width = Math.max(...next.map(([command]) => command.length)) + 2;
process.stdout.write(`
${name} is ready.
${next.map(([command, does]) => `  ${command.padEnd(width)}${does}`).join('\n')}
Then: routes, slots and markets in ${name}/remote.manifest.ts.
`);
