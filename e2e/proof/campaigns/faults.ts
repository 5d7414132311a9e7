/**
 * `npm run campaign:faults [-- --short | --lanes 6 | --only "airline: order" --fault "503"]`: every step of a booking meets every
 * fault of its line; afterwards our ledger, the provider's and the suppliers' are held against one another.
 */
import { parseArgs } from 'node:util';
import { cellsOf, choosingSteps, type Cell } from './faults/cells.ts';
import { plantAndFind } from './faults/planted.ts';
import { play, type Played } from './faults/play.ts';
import { isInShortForm, isStoryOfShortForm } from './faults/short-form.ts';
import { ENDS, STORIES, type Story } from './faults/stories.ts';
import { LEGEND, tablesOf } from './faults/table.ts';
import { openInstallation, type Installation } from './world/installation.ts';
import { inLanes } from './world/lanes.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    lanes: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);

async function findPlanted(installation: Installation): Promise<void> {
  const planted = await plantAndFind(installation);
  for (const { what, isFound } of planted) say(`${isFound ? 'found ' : 'MISSED'}  ${what}`);
  if (planted.some(({ isFound }) => !isFound)) {
    throw new Error('the judge is blind: nothing below would mean anything');
  }
}

/** Every story while nothing is wrong: it has to end as it should, and its steps are where faults are tried. */
async function playClean(installation: Installation): Promise<Played[]> {
  const stories = values.short ? STORIES.filter(isStoryOfShortForm) : [...STORIES, ...ENDS];
  const clean: Played[] = [];
  for (const [number, story] of stories.entries()) {
    const played = await play(installation, story, number, null);
    const { screen, violations } = played;
    const otherEnd = { wrong: 'silent', what: `the screen says "${screen}", not "${story.ends}"` } as const;
    clean.push(screen === story.ends ? played : { ...played, violations: [...violations, otherEnd] });
  }
  return clean;
}

/** What other stories of this trip, and for a package its halves, have tried already. */
function triedBefore(clean: readonly Played[], story: Story): Set<string> {
  const earlier = clean.slice(
    0,
    clean.findIndex((each) => each.story === story),
  );
  return new Set(
    earlier.flatMap(({ story: { trip }, steps }) => {
      if (trip === story.trip) return steps.map(({ step }) => step);
      return story.trip === 'package' ? choosingSteps(steps) : [];
    }),
  );
}

function cellsAfter(clean: readonly Played[]): Cell[] {
  return clean
    .filter(({ story }) => STORIES.includes(story))
    .flatMap(({ story, steps }) =>
      cellsOf(story, steps, values.short ? new Set() : triedBefore(clean, story)),
    )
    .filter((cell) => (!values.short || isInShortForm(cell)) && cell.planned?.step.includes(values.only))
    .filter(({ planned }) => values.fault === '' || planned?.fault === values.fault);
}

function sayViolations({ story, planned, violations, state, reason, stuckAt, hasFired }: Played): void {
  const isUnmet = planned !== null && !hasFired;
  const isForAPerson = planned !== null && state === 'manual_review';
  if (violations.length === 0 && !isUnmet && !isForAPerson) return;
  const facts = [state, reason, stuckAt, isUnmet ? 'the fault met no call' : null].filter(Boolean).join(', ');
  const mark = violations.length > 0 ? '!!' : isUnmet ? '? ' : 'h ';
  say(
    `${mark} ${story.trip}, ${story.name}, ${planned?.step ?? 'no fault'}, ${planned?.fault ?? ''}: ${facts}`,
  );
  for (const { wrong, what } of violations) say(`     ${wrong}: ${what}`);
}

const startedMs = Date.now();
const first = await openInstallation();
try {
  await findPlanted(first);
  const clean = await playClean(first);
  const cells = cellsAfter(clean);
  say(`\n${clean.length} stories without a fault, ${cells.length} with one`);
  clean.forEach(sayViolations);
  const faulted = await inLanes(
    first,
    values.short ? 1 : Number(values.lanes),
    cells,
    (installation, { story, planned }, number) => play(installation, story, number, planned),
    (played, done) => {
      sayViolations(played);
      if (done % 100 === 0) say(`${done} of ${cells.length}`);
    },
  );
  const all = [...clean, ...faulted];
  const count = (wrong: string) =>
    all.filter(({ violations }) => violations.some((violation) => violation.wrong === wrong)).length;
  const unmet = faulted.filter(({ hasFired }) => !hasFired).length;
  say(`${tablesOf(all)}\n\n${LEGEND}`);
  say(`${Math.round((Date.now() - startedMs) / 1000)} s${unmet > 0 ? `; ${unmet} faults met no call` : ''}`);
  say(`${all.length} flows, ${count('lost')} lost, ${count('double')} double, ${count('silent')} silent`);
  process.exitCode = unmet > 0 || all.some(({ violations }) => violations.length > 0) ? 1 : 0;
} finally {
  await first.close();
}
