/**
 * `npm run campaign:faults [-- --short | --database pglite | 15 | 18 | --lanes 6 | --story "package, cancelled" --only "airline: order" --fault "503" --part 1/4]`: every step of a booking meets every
 * fault of its line; afterwards our ledger, the provider's and the suppliers' are held against one another.
 */
import { parseArgs } from 'node:util';
import { AMEND_STORIES, FAULTED_AMEND_STORIES } from './faults/amend-stories.ts';
import { CANCEL_STORIES, FAULTED_CANCEL_STORIES } from './faults/cancel-stories.ts';
import { cellsOf, choosingSteps, isTriedOnce, type Cell } from './faults/cells.ts';
import { plantAndFind } from './faults/planted.ts';
import { play, type Played } from './faults/play.ts';
import { isInShortForm, isStoryOfShortForm } from './faults/short-form.ts';
import { ENDS, STORIES, type Story } from './faults/stories.ts';
import { LEGEND, tablesOf } from './faults/table.ts';
import { DATABASES, startDatabaseServer } from './world/databases.ts';
import { openInstallation, type Installation } from './world/installation.ts';
import { inLanes } from './world/lanes.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    database: { type: 'string', default: 'pglite' },
    lanes: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    story: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);

async function findPlanted(installation: Installation): Promise<void> {
  const planted = await plantAndFind(installation);
  for (const { what, isFound } of planted) say(`${isFound ? 'found ' : 'MISSED'}  ${what}`);
  if (planted.some(({ isFound }) => !isFound)) {
    throw new Error('the judge missed an injected defect: no result would be valid');
  }
}

const isWanted = ({ trip, name }: Story) => `${trip}, ${name}`.includes(values.story);

/** A story while nothing is wrong has to end as it should. */
async function playOne(
  installation: Installation,
  { story, planned }: Cell,
  number: number,
): Promise<Played> {
  const played = await play(installation, story, number, planned);
  const { screen, settled, violations } = played;
  if (planned !== null) return played;
  const otherEnd = (what: string) => violations.push({ wrong: 'silent', what });
  if (screen !== story.ends) otherEnd(`the screen says "${screen}", not "${story.ends}"`);
  if (story.after && settled !== story.after.settles)
    otherEnd(`it came to rest as ${settled}, not as ${story.after.settles}`);
  return played;
}

/** The stories whose steps meet faults, in the order in which later ones leave out what earlier ones tried. */
const FAULTED = [...STORIES, ...FAULTED_CANCEL_STORIES, ...FAULTED_AMEND_STORIES];

/** Played first, while nothing is wrong: their steps are where faults are tried. */
async function playClean(installation: Installation): Promise<Played[]> {
  const stories = values.short ? FAULTED.filter(isStoryOfShortForm) : FAULTED.filter(isWanted);
  const clean: Played[] = [];
  for (const [number, story] of stories.entries()) {
    clean.push(await playOne(installation, { story, planned: null }, number));
  }
  return clean;
}

/** What other stories of this trip, and for a package its halves, have tried already. */
function triedBefore(clean: readonly Played[], story: Story): Set<string> {
  const earlier = clean
    .slice(
      0,
      clean.findIndex((each) => each.story === story),
    )
    .filter((each) => (each.story.after === undefined) === (story.after === undefined));
  return new Set(
    earlier.flatMap(({ story: { trip }, steps }) => {
      if (story.after) return steps.flatMap(({ step }) => (isTriedOnce(step) ? [step] : []));
      if (trip === story.trip) return steps.map(({ step }) => step);
      return story.trip === 'package' ? choosingSteps(steps) : [];
    }),
  );
}

function cellsAfter(clean: readonly Played[]): Cell[] {
  const faulted = clean
    .flatMap(({ story, steps }) =>
      cellsOf(story, steps, values.short ? new Set() : triedBefore(clean, story)),
    )
    .filter((cell) => (!values.short || isInShortForm(cell)) && cell.planned?.step.includes(values.only))
    .filter(({ planned }) => values.fault === '' || planned?.fault === values.fault);
  if (values.short || values.only !== '' || values.fault !== '') return faulted;
  const others = [...ENDS, ...CANCEL_STORIES, ...AMEND_STORIES].filter(
    (story) =>
      isWanted(story) &&
      !clean.some((each) => each.story.name === story.name && each.story.trip === story.trip),
  );
  return [...faulted, ...others.map((story): Cell => ({ story, planned: null }))];
}

function sayViolations({
  story,
  planned,
  violations,
  state,
  settled,
  reason,
  stuckAt,
  hasFired,
}: Played): void {
  const isUnmet = planned !== null && !hasFired;
  const isForAPerson = planned !== null && state === 'manual_review';
  if (violations.length === 0 && !isUnmet && !isForAPerson) return;
  const facts = [
    state,
    story.after ? `after it ${settled}` : null,
    reason,
    stuckAt,
    isUnmet ? 'the fault met no call' : null,
  ]
    .filter(Boolean)
    .join(', ');
  const mark = violations.length > 0 ? '!!' : isUnmet ? '? ' : 'h ';
  say(
    `${mark} ${story.trip}, ${story.name}, ${planned?.step ?? 'no fault'}, ${planned?.fault ?? ''}: ${facts}`,
  );
  for (const { wrong, what } of violations) say(`     ${wrong}: ${what}`);
}

const startedMs = Date.now();
const database = DATABASES.find((name) => name === values.database);
const server = database && (await startDatabaseServer(database));
if (!server) throw new Error(`This machine has no database "${values.database}".`);
const open = async () => openInstallation({ databaseUrl: await server.create() });
const first = await open();
try {
  await findPlanted(first);
  const clean = await playClean(first);
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const cells = cellsAfter(clean).filter((_cell, place) => place % parts === part - 1);
  const faulted = cells.filter(({ planned }) => planned !== null).length;
  say(`\n${clean.length + cells.length - faulted} stories without a fault, ${faulted} flows with one`);
  clean.forEach(sayViolations);
  const further = await inLanes(
    first,
    values.short ? 1 : Number(values.lanes),
    cells,
    playOne,
    (played, done) => {
      sayViolations(played);
      if (done % 100 === 0) say(`${done} of ${cells.length}`);
    },
    open,
  );
  const all = [...clean, ...further];
  const count = (wrong: string) =>
    all.filter(({ violations }) => violations.some((violation) => violation.wrong === wrong)).length;
  const unmet = further.filter(({ planned, hasFired }) => planned !== null && !hasFired).length;
  say(`${tablesOf(all)}\n\n${LEGEND}`);
  say(`${Math.round((Date.now() - startedMs) / 1000)} s${unmet > 0 ? `; ${unmet} faults met no call` : ''}`);
  say(
    `${server.name}: ${all.length} flows, ${count('lost')} lost, ${count('double')} double, ${count('silent')} silent`,
  );
  process.exitCode = unmet > 0 || all.some(({ violations }) => violations.length > 0) ? 1 : 0;
} finally {
  await first.close();
  await server.stop();
}
