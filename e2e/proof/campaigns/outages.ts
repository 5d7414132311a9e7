/**
 * `npm run campaign:outages [-- --seconds 120] [--seed 7]`: travellers book while every connection of the api is cut,
 * half-closed, stalled and refused at random: to PostgreSQL, to Valkey (where this machine has one), to the suppliers of
 * flights, stays and activities, to the payment provider and to the mail server. PostgreSQL also ends its sessions. The
 * api may answer 503 with Retry-After or a refusal of its catalogue; it may not exit, no booking may be lost or made
 * twice, and no mail may be lost or sent twice.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { SUPPLIERS } from '@travesia/api/verticals';
import { linesToSuppliers, local } from '@travesia/deploy/backend-processes';
import { freePorts } from '@travesia/deploy/free-ports';
import { startValkey } from '@travesia/deploy/valkey';
import { seededChance } from '@travesia/testing/seeded-chance';
import { Client } from 'pg';
import { openFlakyLine, OUTAGES, type FlakyLine } from './outages/flaky-line.ts';
import { startDatabaseServer } from './world/databases.ts';
import { openInstallation, type Installation } from './world/installation.ts';
import type { Violation } from './world/joined.ts';
import { judgeLedgers, judgeScreen } from './world/judge.ts';
import { judgeMails } from './world/judge-mails.ts';
import { readLedgers, readOurs } from './world/ledgers.ts';
import { startMailServer, type MailServer } from './world/mail-server.ts';
import { TRIPS, type Trip } from './world/trips.ts';
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
const TRIP_NAMES = Object.keys(TRIPS) as Trip[];
const CARDS = ['4242424242424242', '4242424242424242', '4000002760003184'];
/** Between two outages of one line. Storage is used by every request, a supplier by some. */
const QUIET_MS = { storage: [400, 5_000], others: [1_500, 9_000] } as const;
const OUTAGE_MS = [100, 3_500] as const;
const SESSIONS_ENDED = 'sessions ended';
/** After the last outage this much later at most, a visitor is served again. */
const BACK_MAX_MS = 10_000;
const SETTLE_MS = 100_000;
/** More than the ten minutes in which every payment comes to an end. */
const SETTLE_ROUNDS = 7;
const PROBE_EVERY_MS = 150;
/** The worker looks every two seconds; ten rounds are more than its eighth retry waits. */
const MAIL_ROUNDS = 10;
const MAIL_ROUND_MS = 3_000;

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

interface Disturbed {
  readonly name: string;
  readonly line: FlakyLine;
  readonly quietMs: readonly [number, number];
  /** The far end closes its sessions by itself. */
  readonly endSessions?: () => Promise<void>;
}

/** Each line by itself, so that outages of two of them overlap. */
async function disturb(
  { line, quietMs, endSessions: end }: Disturbed,
  random: () => number,
  isOver: () => boolean,
): Promise<Map<string, number>> {
  const between = ([from, to]: readonly [number, number]) => Math.round(from + random() * (to - from));
  const outages = [...OUTAGES, ...(end ? ([SESSIONS_ENDED] as const) : [])];
  const played = new Map<string, number>();
  while (!isOver()) {
    await pause(between(quietMs));
    const outage = outages[Math.floor(random() * outages.length)];
    if (!outage) continue;
    played.set(outage, (played.get(outage) ?? 0) + 1);
    if (outage === SESSIONS_ENDED) await end?.();
    else await line.disturb(outage, between(OUTAGE_MS));
  }
  return played;
}

/** The settled mails of everybody whose booking is confirmed: the queue retries ever later, by the api's clock. */
async function untilMailed(installation: Installation, { deliveries }: MailServer): Promise<void> {
  const { bookings } = await readOurs(installation);
  const isMailed = ({ state, reference }: (typeof bookings)[number]) =>
    state !== 'confirmed' || deliveries.some(({ confirms }) => confirms === reference);
  for (let rounds = 0; rounds < MAIL_ROUNDS && !bookings.every(isMailed); rounds += 1) {
    await installation.advance(SETTLE_MS);
    await pause(MAIL_ROUND_MS);
  }
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
      await travel(installation, {
        trip: TRIP_NAMES[number % TRIP_NAMES.length] ?? 'flight',
        card,
        familyName: 'Ferrer',
        number,
        isPatient: true,
      }),
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
const lines: Disturbed[] = [];
/** Opens a line before that port and answers its own. */
async function addLine(
  name: string,
  targetPort: number,
  rest: Omit<Disturbed, 'name' | 'line'> = { quietMs: QUIET_MS.others },
): Promise<number> {
  const [port = 0] = await freePorts(1);
  lines.push({ name, line: await openFlakyLine(port, targetPort), ...rest });
  return port;
}
const mailServer = await startMailServer();
const adminUrl = new URL(databaseUrl);
adminUrl.pathname = '/postgres';
const database = databaseUrl.pathname.slice(1);
const throughLine = new URL(databaseUrl);
throughLine.port = String(
  await addLine('PostgreSQL', Number(databaseUrl.port), {
    quietMs: QUIET_MS.storage,
    endSessions: () => endSessions(adminUrl.href, database),
  }),
);
const valkeyPort =
  valkey && (await addLine('Valkey', Number(new URL(valkey.url).port), { quietMs: QUIET_MS.storage }));
const mailPort = await addLine('mail', mailServer.port);

const installation = await openInstallation({
  databaseUrl: throughLine.href,
  environment: {
    MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
    ...(valkeyPort !== null && { VALKEY_URL: `redis://127.0.0.1:${valkeyPort}` }),
  },
  async openOutwardLines(sandboxPort) {
    const through = async (name: string) => local(await addLine(name, sandboxPort));
    const suppliers = new Map<string, string>();
    for (const { system } of SUPPLIERS) suppliers.set(system, await through(system));
    return {
      apiToSuppliers: linesToSuppliers((system) => suppliers.get(system) ?? ''),
      apiToProvider: await through('payments'),
    };
  },
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
  let requests = 0;
  installation.watch((_step, moment) => {
    if (moment === 'answered') requests += 1;
  });
  const played = await Promise.all(
    lines.map(async (line, place) => ({
      name: line.name,
      outages: await disturb(line, seededChance(Number(values.seed) + place).next, isOver),
    })),
  );
  const calmAtMs = Date.now();
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${installation.apiPort}/readyz`).catch(() => null);
    if (reply?.ok) break;
    if (Date.now() - calmAtMs > BACK_MAX_MS * 3 || exits > 0) break;
    await pause(100);
  }
  const backMs = Date.now() - calmAtMs;
  await Promise.all([...travelling, probing]);
  for (const { name, outages } of played) {
    const count = [...outages.values()].reduce((sum, each) => sum + each, 0);
    say(`${name}: ${count} (${[...outages].map(([outage, times]) => `${outage} ${times}`).join(', ')})`);
  }
  say(`${requests} requests of travellers, vault and provider were answered`);
  say(`probes: ${[...seen.statuses].map(([status, count]) => `${status} ${count}`).join(', ')}`);
  for (const wrong of seen.wrong) say(`!! ${wrong.slice(0, 200)}`);
  if (exits > 0) {
    say(`!! the api ended:\n${installation.api().tail()}`);
  } else {
    isOver = () => true;
    for (let rounds = 0; rounds < SETTLE_ROUNDS; rounds += 1) {
      await installation.control('POST', '/work');
      await installation.advance(SETTLE_MS);
    }
    await untilMailed(installation, mailServer);
    const mails = mailServer.deliveries.flatMap(({ confirms }) =>
      confirms === null ? [] : [`booking-confirmed:${confirms}`],
    );
    const ledgers = { ...(await readLedgers(installation)), mails };
    const judgedMails = judgeMails(ledgers, mailServer.deliveries);
    violations.push(...judgedMails.violations);
    say(
      `${mailServer.deliveries.length} mails accepted, ${judgedMails.repeated} of them again after a lost reply, with the same Message-ID`,
    );
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
    for (const { stuckAt } of screens.get('stuck before paying') ?? []) say(`stuck: ${stuckAt}`);
    const states = Map.groupBy(ledgers.ours.bookings, ({ kind, state }) => `${kind} ${state}`);
    say(`bookings: ${[...states].map(([state, all]) => `${state} ${all.length}`).join(', ')}`);
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
  for (const { line } of lines) await line.close();
  await mailServer.close();
  await valkey?.stop();
  await server.stop();
}
