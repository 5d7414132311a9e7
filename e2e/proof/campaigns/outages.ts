/**
 * `npm run campaign:outages [-- --seconds 120] [--seed 7]`: travellers book while the line to PostgreSQL (and to Valkey,
 * where this machine has one) is cut, half-closed, stalled and refused at random, and the server itself is told to end
 * its sessions. The api may answer 503 with Retry-After; it may not end, and no booking may be lost.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '@travesia/deploy/free-ports';
import { startValkey } from '@travesia/deploy/valkey';
import { Client } from 'pg';
import { openFlakyLine, OUTAGES, type FlakyLine } from './outages/flaky-line.ts';
import { startDatabaseServer } from './world/databases.ts';
import { openInstallation, type Installation } from './world/installation.ts';
import { judgeLedgers, judgeScreen, type Violation } from './world/judge.ts';
import { readLedgers } from './world/ledgers.ts';
import { travel, waitForOutcome, type Journey } from './world/traveller.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    short: { type: 'boolean', default: false },
  },
});
const seconds = values.short ? 25 : Number(values.seconds);
const say = (text: string) => process.stdout.write(`${text}\n`);

const TRAVELLERS = 6;
const CARDS = ['4242424242424242', '4242424242424242', '4000002760003184'];
const QUIET_MS = [200, 2_500] as const;
const OUTAGE_MS = [100, 3_500] as const;
/** After the last outage this much later at most, a visitor is served again. */
const BACK_MAX_MS = 10_000;
const SETTLE_MS = 100_000;
const PROBE_EVERY_MS = 150;

/** Mulberry32: the same seed, the same outages. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = seeded(Number(values.seed));
const between = ([from, to]: readonly [number, number]) => Math.round(from + random() * (to - from));

/** `DROP`s nothing and stops nothing: every session of the database ends as in a restart (57P01). */
async function endSessions(adminUrl: string, database: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      database,
    ]);
  } finally {
    await client.end();
  }
}

interface Seen {
  readonly statuses: Map<number, number>;
  readonly wrong: Set<string>;
}

/** Somebody who asks for a session and for readiness all the time: every answer has to be one we promise. */
async function probe({ apiPort }: Installation, seen: Seen, isOver: () => boolean): Promise<void> {
  const base = `http://127.0.0.1:${apiPort}`;
  for (let number = 0; !isOver(); number += 1) {
    const address = `198.18.${(number >> 8) & 255}.${number & 255}`;
    for (const path of ['/user/session/start', '/readyz']) {
      const isStart = path !== '/readyz';
      const body = JSON.stringify({
        agentId: crypto.randomUUID(),
        locale: 'en',
        countryCode: null,
        currencyCode: 'USD',
        infoData: { source: '', medium: '', affiliateId: '', referrer: '' },
      });
      try {
        const reply = await fetch(base + path, {
          signal: AbortSignal.timeout(30_000),
          ...(isStart && {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
            body,
          }),
        });
        const text = await reply.text();
        seen.statuses.set(reply.status, (seen.statuses.get(reply.status) ?? 0) + 1);
        if (reply.status >= 400 && reply.status !== 503)
          seen.wrong.add(`${path}: ${reply.status} ${text.replace(/"requestId":"[^"]*",/, '')}`);
        if (reply.status === 503 && !reply.headers.has('retry-after'))
          seen.wrong.add(`${path}: 503 without Retry-After`);
      } catch (error) {
        seen.wrong.add(`${path}: ${String(error)}`);
      }
    }
    await pause(PROBE_EVERY_MS);
  }
}

async function disturb(
  lines: readonly FlakyLine[],
  end: () => Promise<void>,
  isOver: () => boolean,
): Promise<Map<string, number>> {
  const played = new Map<string, number>();
  while (!isOver()) {
    await pause(between(QUIET_MS));
    const [line] = random() < 0.75 ? lines : lines.toReversed();
    const outage = random() < 0.15 ? 'sessions ended' : OUTAGES[Math.floor(random() * OUTAGES.length)];
    if (!line || !outage) continue;
    played.set(outage, (played.get(outage) ?? 0) + 1);
    if (outage === 'sessions ended') await end();
    else await line.disturb(outage, between(OUTAGE_MS));
  }
  return played;
}

async function book(
  installation: Installation,
  first: number,
  isOver: () => boolean,
  journeys: Journey[],
): Promise<void> {
  for (let number = first; !isOver(); number += TRAVELLERS) {
    const card = CARDS[number % CARDS.length] ?? '';
    journeys.push(
      await travel(installation, { trip: 'flight', card, familyName: 'Ferrer', number, isPatient: true }),
    );
  }
}

const server = await startDatabaseServer('18');
if (!server) {
  say('There is no PostgreSQL for this machine: NOT RUN.');
  process.exit(1);
}
const valkey = await startValkey();
if (!valkey) say('There is no Valkey for this machine: its line is not disturbed.');
const databaseUrl = new URL(await server.create());
const [databasePort = 0, valkeyPort = 0] = await freePorts(2);
const toDatabase = await openFlakyLine(databasePort, Number(databaseUrl.port));
const toValkey = valkey ? await openFlakyLine(valkeyPort, Number(new URL(valkey.url).port)) : null;
const lines = toValkey ? [toDatabase, toValkey] : [toDatabase];
const adminUrl = new URL(databaseUrl);
adminUrl.pathname = '/postgres';
const database = databaseUrl.pathname.slice(1);
const throughLine = new URL(databaseUrl);
throughLine.port = String(databasePort);

const installation = await openInstallation({
  databaseUrl: throughLine.href,
  environment: toValkey ? { VALKEY_URL: `redis://127.0.0.1:${valkeyPort}` } : {},
});
let exits = 0;
const api = installation.api().process;
api.once('exit', () => {
  exits += 1;
});
const violations: Violation[] = [];
try {
  say(`seed ${values.seed}, ${seconds} s, ${TRAVELLERS} travellers, ${server.name}`);
  const journeys: Journey[] = [];
  const seen: Seen = { statuses: new Map(), wrong: new Set() };
  const endsAtMs = Date.now() + seconds * 1_000;
  let isOver = () => Date.now() > endsAtMs || exits > 0;
  const travelling = Array.from({ length: TRAVELLERS }, (_, number) =>
    book(installation, number, isOver, journeys),
  );
  const probing = probe(installation, seen, isOver);
  const played = await disturb(lines, () => endSessions(adminUrl.href, database), isOver);
  const calmAtMs = Date.now();
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${installation.apiPort}/readyz`).catch(() => null);
    if (reply?.ok) break;
    if (Date.now() - calmAtMs > BACK_MAX_MS * 3 || exits > 0) break;
    await pause(100);
  }
  const backMs = Date.now() - calmAtMs;
  await Promise.all([...travelling, probing]);
  say([...played].map(([outage, count]) => `${outage} ${count}`).join(', '));
  say(`probes: ${[...seen.statuses].map(([status, count]) => `${status} ${count}`).join(', ')}`);
  for (const wrong of seen.wrong) say(`!! ${wrong.slice(0, 200)}`);
  if (exits > 0) {
    say(`!! the api ended:\n${installation.api().tail()}`);
  } else {
    isOver = () => true;
    for (let rounds = 0; rounds < 4; rounds += 1) {
      await installation.control('POST', '/work');
      await installation.advance(SETTLE_MS);
    }
    const ledgers = await readLedgers(installation);
    violations.push(...judgeLedgers(ledgers));
    for (const journey of journeys) {
      violations.push(...judgeScreen(ledgers, journey.bookingId, journey.screen));
      if (journey.cartId !== null) {
        const { screen } = await waitForOutcome(installation, journey.browser, journey.cartId);
        violations.push(...judgeScreen(ledgers, journey.bookingId, screen));
      }
      for (const body of journey.broken.filter((text) => text.includes('internal_error')))
        violations.push({ wrong: 'silent', what: `the api answered 500: ${body.slice(0, 120)}` });
    }
    const screens = Map.groupBy(journeys, ({ screen }) => screen);
    say([...screens].map(([screen, all]) => `${screen} ${all.length}`).join(', '));
    const after = await travel(installation, {
      trip: 'flight',
      card: CARDS[0] ?? '',
      familyName: 'Ferrer',
      number: 150,
    });
    say(
      `afterwards a booking is ${after.screen}; ready ${(backMs / 1000).toFixed(1)} s after the last outage`,
    );
    const hasConfirmed = (screens.get('confirmed')?.length ?? 0) > 0;
    if (after.screen !== 'confirmed' || backMs > BACK_MAX_MS || !hasConfirmed) process.exitCode = 1;
  }
  for (const { wrong, what } of violations) say(`!! ${wrong}: ${what}`);
  const count = (wrong: string) => violations.filter((violation) => violation.wrong === wrong).length;
  say(
    `${journeys.length} flows, ${exits} exits, ${count('lost')} lost, ${count('double')} double, ${count('silent')} silent, ${seen.wrong.size} wrong answers`,
  );
  if (exits > 0 || violations.length > 0 || seen.wrong.size > 0) process.exitCode = 1;
} finally {
  await installation.close();
  await toDatabase.close();
  await toValkey?.close();
  await valkey?.stop();
  await server.stop();
}
