/**
 * `npm run test:long [-- money | platform]`: what takes too long for every change, and has to hold before a release.
 * Either half by itself, or both one after the other.
 */
import { POSTGRES_MAJORS } from '../postgres/server-binaries.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { JEST } from './jest.ts';
import { runPhases, type Phase } from './phases.ts';

const task = (file: string) => ['node', '--disable-warning=ExperimentalWarning', `deploy/tasks/${file}`];

const script = (file: string) => [
  'node',
  '--disable-warning=ExperimentalWarning',
  `e2e/proof/scripts/${file}`,
];

const browser = ensureBrowser();

/** Bookings, payments and who attacks them. */
const money: Phase[] = [
  {
    name: 'backend on the embedded database',
    command: [...JEST, '--silent', 'backend/api'],
    environment: { BAD_REPLIES: 'all' },
  },
  ...POSTGRES_MAJORS.map((major): Phase => ({
    name: `backend on PostgreSQL ${major}`,
    command: [...task('on-postgres.ts'), String(major), '--', ...JEST, '--silent', 'backend/api'],
    environment: { RACE_ROUNDS: '200' },
  })),
  {
    name: 'mail on a real server',
    command: [...task('on-exim.ts'), '--if-possible', '--', ...JEST, 'backend/api/src/modules/mail/on-exim'],
  },
  {
    name: 'the same time for every miss',
    command: [
      ...task('on-postgres.ts'),
      String(POSTGRES_MAJORS.at(-1)),
      '--',
      ...JEST,
      'backend/api/src/modules/lookup/lookup-work',
    ],
    environment: { LOOKUP_ROUNDS: '500' },
  },
  {
    name: 'the ledger of a generated year',
    command: [
      ...task('on-postgres.ts'),
      String(POSTGRES_MAJORS.at(-1)),
      '--',
      ...JEST,
      'backend/api/src/modules/payments/generated-year',
    ],
    environment: { LEDGER_BOOKINGS: '100000' },
  },
  ...['faults', 'kills', 'outages', 'database-away', 'restore', 'cards', 'cards-in-chromium', 'hostile'].map(
    (name): Phase => ({
      name: `campaign: ${name}`,
      command: ['node', '--disable-warning=ExperimentalWarning', `e2e/proof/campaigns/${name}.ts`],
    }),
  ),
  ...['cards', 'cards-in-chromium'].map((name): Phase => ({
    name: `campaign: ${name}, in the fields of the provider`,
    command: ['node', '--disable-warning=ExperimentalWarning', `e2e/proof/campaigns/${name}.ts`],
    environment: { CARD_FIELDS: 'hosted' },
  })),
];

/** Remotes, releases and every page. */
const platform: Phase[] = [
  {
    name: 'campaign: hostile-remote',
    command: ['node', '--disable-warning=ExperimentalWarning', 'e2e/proof/campaigns/hostile-remote.ts'],
  },
  { name: 'a remote from the template', command: task('check-template.ts') },
  {
    name: 'a third language',
    command: ['node', '--disable-warning=ExperimentalWarning', 'shared/i18n/scripts/check-third-language.ts'],
  },
  {
    name: 'the whole sitemap',
    command: [
      'node',
      'e2e/node_modules/@playwright/test/cli.js',
      'test',
      'crawl',
      '--config',
      'e2e/playwright.config.ts',
    ],
    environment: { CRAWL: 'whole', ...(browser && { CHROME_PATH: browser }) },
  },
  {
    name: 'journeys before a release',
    command: [
      'node',
      'e2e/node_modules/@playwright/test/cli.js',
      'test',
      // Every one, so that none is forgotten; the walks and the sitemap have phases of their own.
      '--grep-invert',
      'meets no fault|every page of the sitemap',
      '--config',
      'e2e/playwright.config.ts',
    ],
    environment: { LANGUAGES: 'both', ...(browser && { CHROME_PATH: browser }) },
  },
  {
    name: 'two hundred walks',
    command: [
      'node',
      'e2e/node_modules/@playwright/test/cli.js',
      'test',
      'walker',
      '--config',
      'e2e/playwright.config.ts',
    ],
    environment: { LANGUAGES: 'both', ...(browser && { CHROME_PATH: browser }) },
  },
  { name: 'a release and its way back', command: script('demo-deploy.ts') },
  { name: 'a deploy under twelve tabs', command: script('deploy-under-tabs.ts') },
  { name: 'a release while its pages are read', command: script('deploy-under-load.ts') },
  { name: 'the sitemap at twenty a second, then without the api', command: script('crawl-without-api.ts') },
  { name: 'many machines', command: script('demo-scale.ts') },
  { name: 'a migration forward, back and forward', command: script('previous-version.ts') },
  {
    name: 'five hundred people behind one address',
    command: ['node', '--disable-warning=ExperimentalWarning', 'e2e/proof/campaigns/crowd.ts'],
  },
  { name: 'remotes and faults', command: script('chaos.ts') },
  { name: 'fifty mounts of every remote', command: script('leaks.ts') },
];

const HALVES: Readonly<Record<string, readonly Phase[]>> = { money, platform };
const [half] = process.argv.slice(2);
const phases = half === undefined ? Object.values(HALVES).flat() : HALVES[half];
if (!phases) {
  process.stderr.write(`Halves: ${Object.keys(HALVES).join(', ')}\n`);
  process.exit(1);
}
// Races and measured waits want the machine for themselves.
process.exitCode = (await runPhases(phases)) ? 0 : 1;
