/**
 * `npm run campaign:crowd [-- --minutes 10] [--people 500] [--pace 1]`: a mobile carrier's gateway. So many people behind one
 * address read, search and book; nobody of them is refused. Two abusers at the same address are, within a minute.
 * Somewhere else a crawler reads the pages of the sitemap at twenty a second. Before, six hundred slow uploads begin.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { startStack } from '@travesia/deploy/stack';
import { addDays, todayIn } from '@travesia/domain';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { readSitemap } from '../../crawl/read-sitemap.ts';
import { newTally, openPerson, quantileOf, type Person, type Tally } from './crowd/person.ts';
import { playSlowUploads } from './crowd/slow-uploads.ts';
import { openBrowser } from './world/browser.ts';
import { travel, type Surroundings } from './world/traveller.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '500' },
    /** Of what a person does in a minute; less on a machine that has other work. */
    pace: { type: 'string', default: '1' },
  },
});
const people = Number(values.people);
const lastsMs = Number(values.minutes) * 60_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

const GATEWAY = '203.0.113.1';
/** One in so many books; everybody else looks around. */
const ONE_BOOKS_OF = 20;
/** Between two things that one person does. */
const THINKS_MS = [15_000, 45_000] as const;
const ABUSE_FROM_MS = 20_000;
const ABUSE_MAX_MS = 60_000;
const CRAWLED_A_SECOND = 20;
const TERMS = ['madr', 'bogo', 'lima', 'mex', 'barc', 'miam'];
/** A measurement in milliseconds on a busy machine: less than this is noise. */
const NOISE_MS = 20;

const stack = await startStack({
  profile: 'test',
  ports: 'ephemeral',
  dataFolder: temporaryFolder('crowd'),
  environment: { LOG_LEVEL: 'warn' },
  onProgress: say,
});
const { siteUrl } = stack;
const surroundings: Surroundings = {
  apiUrl: `${siteUrl}/api`,
  vaultUrl: stack.vaultUrl,
  sandboxUrl: stack.sandboxUrl,
  siteOrigin: siteUrl,
  vaultOrigin: stack.vaultUrl,
  nowMs: Date.now,
  advance: (ms) => pause(Math.min(ms, 500)),
};
const endsAtMs = Date.now() + lastsMs;
const isOver = () => Date.now() > endsAtMs;
const anyOf = <Each>(list: readonly Each[], number: number): Each => list[number % list.length] as Each;
const thinks = () =>
  pause((THINKS_MS[0] + Math.random() * (THINKS_MS[1] - THINKS_MS[0])) / Number(values.pace));

const searchFor = (number: number) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    legInfo: {
      1: { from: 'MAD', to: 'BOG', departureDate: addDays(todayIn(Date.now()), 30 + (number % 60)) },
    },
    travelerInfo: { adult: 1, child: 0, infant: 0 },
  }),
});

async function read(person: Person, path: string, init?: RequestInit): Promise<void> {
  const reply = await person.fetch(siteUrl + path, init);
  await reply.arrayBuffer();
}

async function lookAround(person: Person, number: number, pages: readonly string[]): Promise<void> {
  await pause(((number / people) * THINKS_MS[1]) / Number(values.pace));
  for (let turn = number; !isOver(); turn += 1) {
    await read(person, anyOf(pages, turn));
    await read(person, '/api/geo');
    const term = anyOf(TERMS, turn);
    for (let typed = 2; typed <= term.length; typed += 1) {
      await read(person, `/api/search/airports?term=${term.slice(0, typed)}`);
    }
    if (turn % 3 === 0) await read(person, '/api/air/flight-offer/search', searchFor(turn));
    await thinks();
  }
}

async function book(person: Person, number: number, booked: Map<string, number>): Promise<void> {
  await pause((number / people) * Math.min(lastsMs, 60_000));
  while (!isOver()) {
    await read(person, '/es');
    const browser = openBrowser(surroundings, { address: GATEWAY, fetch: person.fetch });
    const plans = { trip: 'flight', card: '4242424242424242', familyName: 'Ferrer', number } as const;
    const { screen } = await travel(surroundings, { ...plans, isPatient: true }, browser);
    booked.set(screen, (booked.get(screen) ?? 0) + 1);
    await thinks();
    await thinks();
  }
}

/** As fast as it is answered, until it is refused: how long that took. */
async function abuse(person: Person, path: string, init?: RequestInit): Promise<number | null> {
  await pause(ABUSE_FROM_MS);
  const fromMs = Date.now();
  while (Date.now() - fromMs < ABUSE_MAX_MS) {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => person.fetch(siteUrl + path, init ?? {})),
    );
    await Promise.all(replies.map((reply) => reply.arrayBuffer()));
    if (replies.some(({ status }) => status === 429)) return Date.now() - fromMs;
  }
  return null;
}

async function crawl(tally: Tally, pages: readonly string[]): Promise<number> {
  const robot = openPerson('198.51.100.77', tally, { keepsCookies: false });
  const running: Promise<void>[] = [];
  for (const pathname of pages) {
    if (isOver()) break;
    running.push(read(robot, pathname, { headers: { 'user-agent': 'Examplebot/1.0 (crawler)' } }));
    await pause(1_000 / CRAWLED_A_SECOND);
  }
  await Promise.all(running);
  return running.length;
}

const told = ({ statuses, tookMs }: Tally) =>
  `${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}; p50 ${quantileOf(tookMs, 0.5).toFixed(0)} ms, p95 ${quantileOf(tookMs, 0.95).toFixed(0)} ms`;

const faults: string[] = [];
try {
  const slow = await playSlowUploads(siteUrl);
  say(`slow uploads: p95 ${slow.quietMs.toFixed(1)} ms without, ${slow.loadedMs.toFixed(1)} ms beside them`);
  if (slow.loadedMs > slow.quietMs * 2 && slow.loadedMs > NOISE_MS)
    faults.push('slow uploads hold others up');

  const listed = await readSitemap(async (path) => (await fetch(siteUrl + path)).text());
  const pages = listed.map(({ address }) => new URL(address).pathname);
  say(`${people} people behind one address, ${values.minutes} minutes, pace ${values.pace}`);
  const everybody = newTally();
  const robots = newTally();
  const abusers = newTally();
  const booked = new Map<string, number>();
  const crowd = Array.from({ length: people }, (_, number) => {
    const person = openPerson(GATEWAY, everybody);
    return number % ONE_BOOKS_OF === 0 ? book(person, number, booked) : lookAround(person, number, pages);
  });
  const known = openPerson(GATEWAY, abusers);
  await read(known, '/es');
  const unknown = openPerson(GATEWAY, abusers, { keepsCookies: false });
  const [searching, asking, crawled] = await Promise.all([
    abuse(known, '/api/air/flight-offer/search', searchFor(1)),
    abuse(unknown, '/api/search/airports?term=lon'),
    crawl(robots, pages),
  ]);
  await Promise.all(crowd);

  say(`the crowd: ${told(everybody)}`);
  say(`bookings: ${[...booked].map(([screen, count]) => `${screen} ${count}`).join(', ')}`);
  say(`the crawler, ${crawled} pages: ${told(robots)}`);
  for (const [who, refusedMs] of [
    ['somebody who searches without end', searching],
    ['somebody without cookies who asks without end', asking],
  ] as const) {
    say(
      `${who}: ${refusedMs === null ? 'never refused' : `refused after ${(refusedMs / 1000).toFixed(1)} s`}`,
    );
    if (refusedMs === null) faults.push(`${who} was not refused`);
  }
  for (const [what, count] of [...everybody.refused, ...robots.refused])
    faults.push(`${what}: ${count} times`);
  if (crawled === 0) faults.push('the sitemap is empty');
  if ((booked.get('confirmed') ?? 0) === 0) faults.push('nobody could book');
} finally {
  await stack.stop();
}
for (const fault of faults) say(`!! ${fault}`);
say(faults.length === 0 ? 'Nobody was refused but the abusers.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
