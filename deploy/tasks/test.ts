import { ensureBrowser } from './ensure-browser.ts';
import { JEST } from './jest.ts';
import { runPhases, type Phase } from './phases.ts';

const onServer = (file: string, ...more: string[]) => [
  'node',
  '--disable-warning=ExperimentalWarning',
  `deploy/tasks/${file}`,
  ...more,
  '--if-possible',
  '--',
];

const browser = ensureBrowser();

const checks: Phase[] = [
  // Several checkers do much of the work twice, and other lanes want the cores.
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] },
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
];

/** Wait a good deal: for pages, animations and the clocks of offers. */
const journeys: Phase[] = [
  // What it builds is what the journeys use.
  {
    name: 'builds and their weights',
    command: ['node', '--disable-warning=ExperimentalWarning', 'deploy/tasks/build.ts'],
  },
  {
    name: 'browser journeys',
    command: [
      'node',
      'e2e/node_modules/@playwright/test/cli.js',
      'test',
      '--grep',
      '@core',
      '--config',
      'e2e/playwright.config.ts',
    ],
    environment: browser ? { CHROME_PATH: browser } : {},
  },
];

const tests: Phase[] = [
  // Races exist on PostgreSQL only; journeys book on the embedded database, and test:long runs the api on each.
  {
    name: 'unit and backend tests',
    command: [...onServer('on-valkey.ts'), ...onServer('on-postgres.ts', '15'), ...JEST, '--silent'],
  },
];

process.exitCode = (await runPhases(journeys, tests, checks)) ? 0 : 1;
