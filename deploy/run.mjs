/**
 * The only file that runs on the visitor's own Node (20 or newer): installs what is missing, then hands
 * over to the task on the Node that the project brings (docs/decisions/0001).
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const PNPM = 'pnpm@12.21.0';
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.travesia-installed');
const NODE = join(MODULES, '.bin', 'node');
const TASKS = {
  start: 'deploy/tasks/start.ts',
  test: 'deploy/tasks/test.ts',
  'test-long': 'deploy/tasks/test-long.ts',
  build: 'deploy/tasks/build.ts',
  releases: 'deploy/tasks/releases.ts',
  dev: 'deploy/tasks/dev.ts',
  affected: 'deploy/tasks/affected.ts',
  bench: 'e2e/proof/scripts/bench.ts',
  screens: 'e2e/scripts/screens.ts',
  'screens-mails': 'e2e/scripts/mail-pictures.ts',
  'demo-deploy': 'e2e/proof/scripts/demo-deploy.ts',
  'demo-scale': 'e2e/proof/scripts/demo-scale.ts',
  chaos: 'e2e/proof/scripts/chaos.ts',
  'campaign-faults': 'e2e/proof/campaigns/faults.ts',
  'campaign-kills': 'e2e/proof/campaigns/kills.ts',
  'campaign-cards': 'e2e/proof/campaigns/cards.ts',
  'campaign-cards-in-chromium': 'e2e/proof/campaigns/cards-in-chromium.ts',
  'campaign-hostile': 'e2e/proof/campaigns/hostile.ts',
  'campaign-crowd': 'e2e/proof/campaigns/crowd.ts',
  'campaign-outages': 'e2e/proof/campaigns/outages.ts',
  'campaign-database-away': 'e2e/proof/campaigns/database-away.ts',
  'campaign-hostile-remote': 'e2e/proof/campaigns/hostile-remote.ts',
  booking: 'backend/api/src/commands/booking.ts',
  reconcile: 'backend/api/src/commands/reconcile.ts',
  backup: 'backend/api/src/commands/backup.ts',
  restore: 'backend/api/src/commands/restore.ts',
  'campaign-restore': 'e2e/proof/campaigns/restore.ts',
  'check-production': 'deploy/tasks/check-production.ts',
  requirements: 'shared/tooling/src/check-requirements.ts',
  'new-remote': 'shared/tooling/src/new-remote.ts',
};

const say = (text) => process.stdout.write(`${text}\n`);

function stopWith(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function installedState() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function isInstalled() {
  return existsSync(NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === installedState();
}

function install() {
  say('Travesía: installing packages (the first time takes a minute or two) …');
  const { status, error } = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CI: process.env.CI ?? 'true' },
  });
  if (error || status !== 0) {
    stopWith(`Travesía: the packages could not be installed (${error ? error.message : `exit ${status}`}).`);
  }
  if (!existsSync(NODE)) {
    stopWith(
      `Travesía: there is no Node for ${process.platform} ${process.arch}. Supported: Linux x64 and arm64, macOS x64 and arm64.`,
    );
  }
  writeFileSync(STAMP, installedState());
}

const [task, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, task)) stopWith(`Tasks: ${Object.keys(TASKS).join(', ')}`);
if (!isInstalled()) install();

const file = join(ROOT, TASKS[task]);
if (!existsSync(file)) stopWith(`Travesía: there is no task "${task}" yet.`);

const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', file, ...rest], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    // What Node compiled once is read by the next process: an api starts with a third less work.
    NODE_COMPILE_CACHE: join(MODULES, '.cache', 'node-compiled'),
    ...process.env,
    PATH: `${join(MODULES, '.bin')}:${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
