/**
 * `npm run campaign:kills [-- --database pglite | 15 | 18] [--story "package, cancelled"] [--only "capture"]`: the api dies without a word at every
 * point where it holds something of somebody's, and has to have taken it up again half a minute after its restart.
 */
import { parseArgs } from 'node:util';
import { array, object, parse, string } from 'valibot';
import { play, type Played } from './faults/play.ts';
import { KILLED_AMEND_STORIES } from './faults/amend-stories.ts';
import { FAULTED_CANCEL_STORIES } from './faults/cancel-stories.ts';
import { isTriedOnce } from './faults/cells.ts';
import { STORIES, type Story } from './faults/stories.ts';
import { isRecovered, playKill, RECOVERY_MAX_MS, type Killed } from './kills/play-kill.ts';
import { pointsInside, pointsOnLines, type KillPoint } from './kills/points.ts';
import { DATABASES, startDatabaseServer, type DatabaseServer } from './world/databases.ts';
import { openInstallation, type Installation } from './world/installation.ts';
import { judgeLedgers, judgeScreen } from './world/judge.ts';
import { readLedgers } from './world/ledgers.ts';
import { inLanes } from './world/lanes.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    story: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    lanes: { type: 'string', default: '4' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (ms: number | null) => (ms === null ? '' : `${(ms / 1000).toFixed(1)} s`);

/** A flight paid at once passes nearly every point; giving up, looking up and two halves need others. */
const KILLED: readonly (readonly [trip: string, story: string])[] = [
  ['flight', 'paid at once'],
  ['flight', 'over the bank'],
  ['flight', 'booked, and the answer lost'],
  ['package', 'refused by the supplier'],
];

/** What `npm test` plays. */
const SHORT_FORM = new Set([
  'save the travellers: done, not answered',
  'after-authorise',
  'airline: order: done, not answered',
  'provider: capture: done, not answered',
  'flight, changed for more: airline: change: done, not answered',
]);

/** What is played of what comes after the ticket there. */
const SHORT_STORIES = new Set(['changed for more']);

/** The named points that a story passes after its ticket: paying passes the same as a booking does. */
const AFTER_TICKET = /cancel|refund/;
const PASSED = {
  pays: /^(?!.*(cancel|refund|void))/,
  gives: AFTER_TICKET,
  nothing: /cancel|refunding/,
} as const;

function isPassed({ after, ends }: Story, point: string): boolean {
  if (after) return PASSED[after.moves].test(point);
  return !AFTER_TICKET.test(point) && point.includes('void') === (ends === 'not paid');
}

/** A call that is the same for every kind is killed with one of them; what a supplier or the refund is asked, with each. */
function keyOf({ after, trip, name: story }: Story, { name, where }: KillPoint): string {
  if (!after || (where === 'line' && isTriedOnce(name))) return name;
  return `${trip}, ${story}: ${name}`;
}

function pointsOf(clean: readonly Played[], named: readonly string[]): KillPoint[] {
  const points: KillPoint[] = [];
  const taken = new Set<string>();
  for (const { story, steps } of clean) {
    for (const point of [...pointsInside(story, named), ...pointsOnLines(story, steps)]) {
      if (point.where === 'inside' && !isPassed(story, point.name)) continue;
      const key = keyOf(story, point);
      if (taken.has(key)) continue;
      taken.add(key);
      points.push(point);
    }
  }
  return points.filter(({ name }) => name.includes(values.only));
}

/** The judge has to see what a crash could do. */
async function findPlanted(installation: Installation, { story }: Played): Promise<void> {
  const whole = await readLedgers(installation);
  const booking = whole.ours.bookings.find(({ state }) => state === 'confirmed');
  const without = { ...whole, ours: { ...whole.ours, bookings: [], attempts: [] } };
  const abandoned = {
    ...whole.ours,
    bookings: whole.ours.bookings.map((each) =>
      each.id === booking?.id ? { ...each, state: 'ordering' } : each,
    ),
  };
  const isSeen =
    judgeLedgers(without).some(({ wrong }) => wrong === 'lost') &&
    judgeScreen(without, booking?.id ?? null, 'confirmed').some(({ wrong }) => wrong === 'lost') &&
    !isRecovered(abandoned, booking?.id ?? '');
  if (!booking || !isSeen)
    throw new Error(`the judge is blind: nothing after "${story.name}" would mean anything`);
  say('found   a booking that the database forgot, and one that nobody took up');
}

const whose = ({ story }: KillPoint) => (story.after ? `${story.trip}, after` : story.trip);

async function campaignOn(server: DatabaseServer): Promise<Killed[]> {
  const open = async () => openInstallation({ databaseUrl: await server.create() });
  const first = await open();
  try {
    const clean: Played[] = [];
    const stories = [
      ...KILLED.flatMap(([trip, name]) =>
        STORIES.filter((story) => story.trip === trip && story.name === name),
      ),
      ...[...FAULTED_CANCEL_STORIES, ...KILLED_AMEND_STORIES].filter(
        (story) => !values.short || SHORT_STORIES.has(story.name),
      ),
    ].filter(({ trip, name }) => `${trip}, ${name}`.includes(values.story));
    for (const [number, story] of stories.entries()) clean.push(await play(first, story, number, null));
    if (clean[0]) await findPlanted(first, clean[0]);
    const { points: named } = parse(
      object({ points: array(string()) }),
      await first.control('GET', '/points'),
    );
    const all = pointsOf(clean, named);
    const points = values.short ? all.filter((point) => SHORT_FORM.has(keyOf(point.story, point))) : all;
    say(`\n${server.name}: the api dies at ${points.length} points`);
    return await inLanes(
      first,
      values.short ? 1 : Number(values.lanes),
      points,
      (installation, point, number) => playKill(installation, point, number + 20),
      (killed) => {
        const { point, hasDied, recoveredMs, stateThen, state, violations } = killed;
        const verdict = !hasDied ? '?' : violations.length > 0 ? '!!' : 'ok';
        say(
          `${verdict.padEnd(3)}${whose(point).padEnd(16)}${point.name.padEnd(46)}${stateThen.padEnd(15)}${seconds(recoveredMs).padStart(7)}  ${state}`,
        );
        for (const { wrong, what } of violations) say(`     ${wrong}: ${what}`);
      },
      open,
    );
  } finally {
    await first.close();
  }
}

const names = DATABASES.filter((name) =>
  values.database === '' ? !values.short || name === 'pglite' : name === values.database,
);
const all: Killed[] = [];
for (const name of names) {
  const server = await startDatabaseServer(name);
  if (!server) {
    say(`There is no PostgreSQL ${name} for this machine: NOT RUN.`);
    continue;
  }
  try {
    all.push(...(await campaignOn(server)));
  } finally {
    await server.stop();
  }
}
const count = (wrong: string) =>
  all.filter(({ violations }) => violations.some((violation) => violation.wrong === wrong)).length;
const unmet = all.filter(({ hasDied }) => !hasDied);
const slowestMs = Math.max(0, ...all.map(({ recoveredMs }) => recoveredMs ?? 0));
if (unmet.length > 0) say(`not reached: ${unmet.map(({ point }) => point.name).join(', ')}`);
say(`\nslowest recovery ${seconds(slowestMs)} after the restart, promised ${seconds(RECOVERY_MAX_MS)}`);
say(`${all.length} kills, ${count('lost')} lost, ${count('double')} double, ${count('silent')} silent`);
process.exitCode = unmet.length > 0 || all.some(({ violations }) => violations.length > 0) ? 1 : 0;
