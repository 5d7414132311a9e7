/**
 * `npm run campaign:hostile-remote [-- --short]`: a remote whose team is hostile, with a key that may sign this remote
 * and no other. Its server half tries to leave where it runs, its releases try to take what belongs to others, while
 * pages of others are read and compared. Nothing may get through. What is no wall stands in docs/decisions/0027.
 */
import { parseArgs } from 'node:util';
import { ATTEMPTS, bundleOf, FORGED } from './hostile-remote/attempts.ts';
import { judge, readBaseline, type Baseline } from './hostile-remote/judge.ts';
import { HOSTILE_PATH, openWorld, type SiteUnderAttack, type World } from './hostile-remote/world.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const say = (text: string) => process.stdout.write(`${text}\n`);
const ROUNDS = values.short ? 1 : 10;
/** One of each kind, and what once got through. */
const IN_SHORT = new Set([
  'process through the constructors of its exports',
  'require',
  'descriptors',
  'kill of the parent',
  'kill when the bundle is read',
  'an endless loop',
  'memory without end',
  'a frame on the console',
  'JSON.stringify with a frame',
  'a poisoned language',
  'an answer after the deadline',
  'a picture without an address',
  'a hundred thousand levels',
  'a route at /vuelos/:x?',
  'a route at /:a?/:b?/:c?',
  'a release in the name of another remote',
]);
const isTried = ({ name }: { readonly name: string }) => !values.short || IN_SHORT.has(name);
const HARMLESS = `exports.render = () => ({ html: '<p>harmless</p>', status: 200, head: {}, state: null });`;

interface ReleaseAttempt {
  readonly name: string;
  readonly gain: string;
  make(world: World): Promise<void>;
}

const takesRoute = (path: string): ReleaseAttempt => ({
  name: `a route at ${path}`,
  gain: 'the pages of another remote, and 404 in their place when it is switched off',
  make: (world) =>
    world.publish(`exports.render = () => ({ html: '${FORGED}', status: 200, head: {}, state: null });`, [
      HOSTILE_PATH,
      path,
    ]),
});

const RELEASE_ATTEMPTS: readonly ReleaseAttempt[] = [
  ...[
    '/vuelos',
    '/vuelos/:x?',
    '/VUELOS/:x?',
    '/vuelos/*',
    '/cruceros/:other',
    '/booking/summary/:x?',
    '/booking/billingsummary',
    '/ops/:x?',
    '/:a?/:b?/:c?',
    '/*',
    '/',
  ].map(takesRoute),
  {
    name: 'a release in the name of another remote',
    gain: 'the pages of another remote',
    async make(world) {
      world.byHand.release('mfe-flights');
      world.byHand.state({ ...world.live(), 'mfe-flights': { live: 'bad999999999', off: [] } });
      await world.settle();
    },
  },
  {
    name: 'a state that switches another remote off',
    gain: 'the end of another remote',
    async make(world) {
      world.byHand.state({ ...world.live(), 'mfe-cruises': { live: null, off: [] } });
      await world.settle();
    },
  },
  {
    name: 'a file that is changed after it was signed',
    gain: 'code that nobody signed',
    async make(world) {
      await world.publish(HARMLESS);
      world.byHand.fileAfterwards();
      await world.settle();
    },
  },
];

/** A judge that has never seen a success proves nothing: four sites that an attack got through to. */
async function findPlanted(world: World, baseline: Baseline) {
  const spoilt = (
    change: (path: string, text: string) => string | null,
    isAlive = true,
  ): SiteUnderAttack => ({
    async read(path) {
      const page = await world.read(path);
      const text = page && change(path, page.text);
      return page && text !== null ? { ...page, text } : null;
    },
    log: world.log,
    isAlive: () => isAlive,
  });
  const planted: [string, SiteUnderAttack, string][] = [
    [
      'HTML in the page of another',
      spoilt((path, text) => (path === '/es/vuelos' ? text.replace('<p>', `<p>${FORGED}`) : text)),
      'another page',
    ],
    [
      'a secret in its own page',
      spoilt((path, text) => (path.endsWith(HOSTILE_PATH) ? `${text}GOT:42` : text)),
      'GOT:42',
    ],
    ['a site that does not answer', spoilt((path, text) => (path === '/es' ? null : text)), 'not answered'],
    ['a site that has ended', spoilt((_path, text) => text, false), 'has ended'],
    [
      'a line of the log',
      { ...spoilt((_path, text) => text), log: () => `site: well\nsite: ${FORGED}\n` },
      'line of the log',
    ],
  ];
  for (const [name, site, expected] of planted) {
    const seen = await judge(site, baseline, 1);
    if (!seen.join().includes(expected)) throw new Error(`the judge is blind to ${name}: ${seen.join()}`);
  }
  say(`found   ${planted.map(([name]) => name).join(', ')}`);
}

const world = await openWorld();
try {
  const baseline = await readBaseline(world);
  await world.publish(HARMLESS);
  const harmless = await world.read(`/es${HOSTILE_PATH}`);
  if (!harmless?.text.includes('<p>harmless</p>'))
    throw new Error(`a harmless bundle is not rendered: ${world.log()}`);
  await findPlanted(world, baseline);

  let through = 0;
  const report = (name: string, gain: string, seen: readonly string[]) => {
    if (seen.length === 0) return say(`held    ${name}`);
    through += 1;
    return say(`THROUGH ${name} (${gain}): ${seen.join('; ')}`);
  };
  const startedMs = Date.now();
  const bundles = ATTEMPTS.filter(isTried);
  const releases = RELEASE_ATTEMPTS.filter(isTried);
  for (const attempt of bundles) {
    await world.publish(bundleOf(attempt));
    const seen = await judge(world, baseline, ROUNDS);
    report(attempt.name, attempt.gain, (await world.hasRun()) ? seen : [...seen, 'it was never run']);
  }
  for (const { name, gain, make } of releases) {
    await make(world);
    report(name, gain, await judge(world, baseline, ROUNDS));
  }
  await world.publish(HARMLESS);
  const afterwards = await world.read(`/es${HOSTILE_PATH}`);
  const isWell = afterwards?.text.includes('<p>harmless</p>') === true;
  if (!isWell) say('a harmless release of the same team is not rendered any more');
  const seconds = Math.round((Date.now() - startedMs) / 1000);
  say(
    `${bundles.length + releases.length} attempts in ${seconds} s, ${through} got through, the site is ${world.isAlive() ? 'alive' : 'dead'}`,
  );
  process.exitCode = through === 0 && isWell && world.isAlive() ? 0 : 1;
} finally {
  await world.close();
}
