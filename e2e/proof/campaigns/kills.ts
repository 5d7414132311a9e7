/**
 * `npm run campaign:kills [-- --database pglite | 15 | 18] [--story "package, cancelled"] [--only "capture"]`: the api dies without a word at every
 * point where it holds something of somebody's, and has to have taken it up again half a minute after its restart.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { play, type Played } from './faults/play.ts';
import { KILLED_AMEND_STORIES } from './faults/amend-stories.ts';
import { FAULTED_CANCEL_STORIES } from './faults/cancel-stories.ts';
import { isTriedOnce } from './faults/cells.ts';
import { STORIES, type Story } from './faults/stories.ts';
import { isLate, isOfLate, LATE_STORIES } from './kills/late-stories.ts';
import { MAIL_KILLS, playMailKill, type MailKilled } from './kills/mail-kills.ts';
import { findPlanted } from './kills/planted.ts';
import { playKill, RECOVERY_MAX_MS, type Killed } from './kills/play-kill.ts';
import { pointsInside, pointsOnLines, type KillPoint } from './kills/points.ts';
import { DATABASES, startDatabaseServer, type DatabaseServer } from './world/databases.ts';
import { openInstallation } from './world/installation.ts';
import { inLanes } from './world/lanes.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    story: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    // A core for each: what is measured is an api that starts, not four that wait for one another.
    lanes: { type: 'string', default: String(availableParallelism()) },
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

/** What `-- --short` plays. */
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
  'gives by itself': /(before|after)-refund/,
  nothing: /cancel|refunding/,
} as const;

/** Trips that are kept unpaid are no story here: the api dies at these in its own tests (`holds.test.ts`). */
const OF_HOLDS = /hold|release|releasing/;

function isPassed(story: Story, point: string): boolean {
  const { after, ends } = story;
  if (OF_HOLDS.test(point)) return false;
  if (after) return PASSED[after.moves].test(point);
  if (isLate(story)) return (ends === 'not paid' ? /void/ : /captur/).test(point);
  return !AFTER_TICKET.test(point) && point.includes('void') === (ends === 'not paid');
}

/** A call that is the same for every kind is killed with one of them; what a supplier or the refund is asked, with each. */
function keyOf(story: Story, { name, where }: KillPoint): string {
  const { after, trip } = story;
  if (isLate(story)) return `${story.name}: ${name}`;
  if (!after || (where === 'line' && isTriedOnce(name))) return name;
  return `${trip}, ${story.name}: ${name}`;
}

function pointsOf(clean: readonly Played[], named: readonly string[]): KillPoint[] {
  const points: KillPoint[] = [];
  const taken = new Set<string>();
  for (const { story, steps } of clean) {
    for (const point of [...pointsInside(story, named), ...pointsOnLines(story, steps)]) {
      if (point.where === 'inside' && !isPassed(story, point.name)) continue;
      if (point.where === 'line' && isLate(story) && !isOfLate(point.step)) continue;
      const key = keyOf(story, point);
      if (taken.has(key)) continue;
      taken.add(key);
      points.push(point);
    }
  }
  return points.filter(({ name }) => name.includes(values.only));
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
      ...[...LATE_STORIES, ...FAULTED_CANCEL_STORIES, ...KILLED_AMEND_STORIES].filter(
        (story) => !values.short || SHORT_STORIES.has(story.name),
      ),
    ].filter(({ trip, name }) => `${trip}, ${name}`.includes(values.story));
    for (const [number, story] of stories.entries()) clean.push(await play(first, story, number, null));
    if (clean[0]) {
      await findPlanted(first);
      say('found   a booking that the database forgot, and one that nobody took up');
    }
    const { points: named } = v.parse(
      v.object({ points: v.array(v.string()) }),
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
/** Its server is another one, and so is the installation. */
async function killInMail(server: DatabaseServer): Promise<void> {
  if (values.short || !'mail'.includes(values.story)) return;
  for (const { name, moment } of MAIL_KILLS.filter((each) => each.name.includes(values.only))) {
    const killed = await playMailKill(await server.create(), moment);
    const verdict = !killed.hasDied ? '?' : killed.violations.length > 0 ? '!!' : 'ok';
    say(`${verdict.padEnd(3)}${name.padEnd(46)}accepted ${killed.deliveries} times, with one Message-ID`);
    for (const { wrong, what } of killed.violations) say(`     ${wrong}: ${what}`);
    inMail.push({ name, ...killed });
  }
}

const all: Killed[] = [];
const inMail: (MailKilled & { readonly name: string })[] = [];
for (const name of names) {
  const server = await startDatabaseServer(name);
  if (!server) {
    say(`There is no PostgreSQL ${name} for this machine: NOT RUN.`);
    continue;
  }
  try {
    if (values.story !== 'mail') all.push(...(await campaignOn(server)));
    await killInMail(server);
  } finally {
    await server.stop();
  }
}
const count = (wrong: string) =>
  [...all, ...inMail].filter(({ violations }) => violations.some((violation) => violation.wrong === wrong))
    .length;
const unmet = [...all.map(({ hasDied, point: { name } }) => ({ hasDied, name })), ...inMail].filter(
  ({ hasDied }) => !hasDied,
);
const slowestMs = Math.max(0, ...all.map(({ recoveredMs }) => recoveredMs ?? 0));
if (unmet.length > 0) say(`not reached: ${unmet.map(({ name }) => name).join(', ')}`);
say(`\nslowest recovery ${seconds(slowestMs)} after the restart, promised ${seconds(RECOVERY_MAX_MS)}`);
say(
  `${all.length + inMail.length} kills, ${count('lost')} lost, ${count('double')} double, ${count('silent')} silent`,
);
process.exitCode =
  unmet.length > 0 || [...all, ...inMail].some(({ violations }) => violations.length > 0) ? 1 : 0;
