import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeReport } from '../bench/report.ts';
import type { Section } from '../bench/section.ts';
import { openWorld } from '../bench/world.ts';
import { builds } from '../bench/sections/builds.ts';
import { cachedSearch } from '../bench/sections/cached-search.ts';
import { crowd } from '../bench/sections/crowd.ts';
import { desk } from '../bench/sections/desk.ts';
import { equalSearches } from '../bench/sections/equal-searches.ts';
import { eventLoop } from '../bench/sections/event-loop.ts';
import { filters } from '../bench/sections/filters.ts';
import { firstVisit } from '../bench/sections/first-visit.ts';
import { intent } from '../bench/sections/intent.ts';
import { lighthouse } from '../bench/sections/lighthouse.ts';
import { oneBundlePaint } from '../bench/sections/one-bundle-paint.ts';
import { oneBundleWeight } from '../bench/sections/one-bundle.ts';
import { otherDays } from '../bench/sections/other-days.ts';
import { serverHtml } from '../bench/sections/server-html.ts';
import { suggestions } from '../bench/sections/suggestions.ts';
import { waits } from '../bench/sections/waits.ts';
import { wholeBooking } from '../bench/sections/whole-booking.ts';

/** `npm run bench`: what the site weighs and how long it takes, question by question. Writes docs/bench.md. */
const SECTIONS: readonly Section[] = [
  firstVisit,
  oneBundleWeight,
  serverHtml,
  oneBundlePaint,
  waits,
  intent,
  crowd,
  filters,
  cachedSearch,
  equalSearches,
  otherDays,
  suggestions,
  eventLoop,
  desk,
  wholeBooking,
  builds,
  lighthouse,
];
const REPORT = join(import.meta.dirname, '../../../docs/bench.md');
const PAIRS = 11;

function chosenSections(): readonly Section[] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const names = values.only?.flatMap((list) => list.split(','));
  const unknown = names?.filter((name) => !SECTIONS.some((section) => section.name === name)) ?? [];
  if (unknown.length > 0) {
    process.stderr.write(
      `no section ${unknown.join(', ')}; there are: ${SECTIONS.map(({ name }) => name).join(', ')}\n`,
    );
    process.exit(2);
  }
  return names ? SECTIONS.filter(({ name }) => names.includes(name)) : SECTIONS;
}

const sections = chosenSections();
const world = openWorld(Number(process.env.BENCH_PAIRS ?? PAIRS), (text) =>
  process.stdout.write(`  ${text}\n`),
);
/** Times of a machine that does other work say little: the reader is told how much it did. */
const measuredNow = () =>
  `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.`;
try {
  for (const section of sections) {
    process.stdout.write(`\n${section.title}\n`);
    const { body, misses } = await section.measure(world);
    const text = writeReport(
      readFileSync(REPORT, 'utf8'),
      SECTIONS.map(({ title }) => title),
      new Map([[section.title, `${body}\n\n${measuredNow()}`]]),
    );
    writeFileSync(REPORT, text);
    process.stdout.write(`\n${body}\n`);
    for (const miss of misses) process.stderr.write(`misses its target: ${miss}\n`);
    if (misses.length > 0) process.exitCode = 1;
  }
} finally {
  await world.close();
}
