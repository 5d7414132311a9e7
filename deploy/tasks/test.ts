import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@travesia/tooling';
import { findServerBinaries } from '../postgres/server-binaries.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { runPhases, type Phase } from './phases.ts';

const JEST = [
  'node',
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
];

const API = 'backend/api/src';
const POSTGRES = 15;
// Once is enough here: journeys book on the embedded database, test:long runs all on each.
const isOnPostgres = findServerBinaries(POSTGRES) !== null;

const phases: Phase[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'import law', command: ['node', 'shared/tooling/src/check-imports.ts'] },
  { name: 'requirements', command: ['node', 'shared/tooling/src/check-requirements.ts', '--quiet'] },
  { name: 'documents', command: ['node', 'shared/tooling/src/check-documents.ts'] },
  { name: 'classes of style sheets', command: ['node', 'shared/tooling/src/check-styles.ts'] },
  {
    name: 'nothing unused',
    command: [
      'knip',
      '--include',
      'files,dependencies,unlisted,binaries,catalog,exports,types,duplicates',
      '--no-config-hints',
    ],
  },
  { name: 'words in both languages', command: ['node', 'shared/i18n/scripts/check-keys.ts'] },
  { name: 'words of every market', command: ['node', 'shared/i18n/scripts/check-varieties.ts'] },
  { name: 'texts of the editorial site', command: ['node', 'backend/content/src/check.ts'] },
  {
    name: 'many apis on Valkey',
    command: [
      'node',
      '--disable-warning=ExperimentalWarning',
      'deploy/tasks/on-valkey.ts',
      '--if-possible',
      '--',
      ...JEST,
      '--silent',
      'backend/api/src/shared-memory',
    ],
  },
  // What it builds is what the journeys use.
  {
    name: 'builds and their weights',
    command: ['node', '--disable-warning=ExperimentalWarning', 'deploy/tasks/build.ts'],
    usesAllCores: true,
  },
  {
    name: 'unit and backend tests',
    command: [...JEST, '--silent'],
    environment: isOnPostgres ? { TESTED_ELSEWHERE: API } : {},
    usesAllCores: true,
  },
];

// The api is tested where races exist; a machine that can have no server says so.
phases.push({
  name: 'api on PostgreSQL',
  command: [
    'node',
    '--disable-warning=ExperimentalWarning',
    'deploy/tasks/on-postgres.ts',
    String(POSTGRES),
    '--if-possible',
    '--',
    ...JEST,
    '--silent',
    API,
  ],
  usesAllCores: true,
});

const browser = ensureBrowser();
const PLAYWRIGHT = 'e2e/node_modules/@playwright/test/cli.js';
const journeys = join(WORKSPACE, 'e2e/playwright.config.ts');
if (existsSync(journeys)) {
  phases.push({
    name: 'browser journeys',
    command: ['node', PLAYWRIGHT, 'test', '--grep', '@core', '--config', journeys],
    environment: browser ? { CHROME_PATH: browser } : {},
    usesAllCores: true,
  });
}

process.exitCode = (await runPhases(phases)) ? 0 : 1;
