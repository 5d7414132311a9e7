/**
 * `npm run campaign:restore`: a backup is made while travellers book and cancel, they go on, then api and database are
 * gone at once. The backup is restored into an empty database of another server, and the api starts on it. What happened
 * since the backup is known to provider and suppliers only: every payment of that time has to be found and told.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '@travesia/deploy/find-program';
import { WORKSPACE } from '@travesia/tooling';
import { actAfterTicket } from './world/after-ticket.ts';
import { startDatabaseServer } from './world/databases.ts';
import { openInstallation, type Installation } from './world/installation.ts';
import type { Violation } from './world/joined.ts';
import { judgeLedgers, judgeScreen } from './world/judge.ts';
import { readLedgers, type Ledgers } from './world/ledgers.ts';
import { travel, type Journey } from './world/traveller.ts';
import { TRIPS, type Trip } from './world/trips.ts';

const TRAVELLERS = 4;
const BEFORE_BACKUP = 10;
const AFTER_BACKUP = 8;
const TRIP_NAMES = Object.keys(TRIPS) as Trip[];
const CARDS = ['4242424242424242', '4000002760003184'];
const SETTLE_MS = 100_000;
/** More than the ten minutes in which every payment comes to an end. */
const SETTLE_ROUNDS = 8;
const say = (text: string) => process.stdout.write(`${text}\n`);

const tools = findProgram(['pg_dump'], 'postgresql-client');
const lost = await startDatabaseServer('15');
const empty = await startDatabaseServer('15');
if (!tools || !lost || !empty) {
  say('This machine has no PostgreSQL 15 or no pg_dump: NOT RUN.');
  process.exit(1);
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The command as an operator types it. */
async function command(name: 'backup' | 'restore', folder: string, databaseUrl: string): Promise<Ended> {
  const child = spawn(
    'node',
    ['--disable-warning=ExperimentalWarning', `backend/api/src/commands/${name}.ts`, folder],
    {
      cwd: WORKSPACE,
      env: {
        ...process.env,
        ...tools?.environment,
        PATH: [dirname(tools?.path ?? ''), process.env.PATH].join(delimiter),
        DATABASE_URL: databaseUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

async function book(installation: Installation, first: number, isOver: () => boolean, journeys: Journey[]) {
  for (let number = first; !isOver(); number += TRAVELLERS) {
    const trip = TRIP_NAMES[number % TRIP_NAMES.length] ?? 'flight';
    const card = CARDS[number % CARDS.length] ?? '';
    const journey = await travel(installation, { trip, card, familyName: 'Ferrer', number }).catch(
      () => null,
    );
    if (journey) journeys.push(journey);
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(200);
}

/** Everything of a booking that the office was told of: by its reference, its payment, and its orders. */
function toldNames({ ours, orders }: Ledgers): string[] {
  const references = ours.unknownPayments.flatMap(({ reference }) => reference ?? []);
  const isOfTold = (reference: string) => references.some((each) => reference.startsWith(each));
  return [
    ...references,
    ...ours.unknownPayments.map(({ providerRef }) => providerRef),
    ...orders.filter(({ reference }) => isOfTold(reference)).map(({ id }) => id),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'travesia-backups-'));
const databaseUrl = await lost.create();
const installation = await openInstallation({ databaseUrl });
let isLostStopped = false;
try {
  const journeys: Journey[] = [];
  let isOver = false;
  const travelling = Array.from({ length: TRAVELLERS }, (_, number) =>
    book(installation, number, () => isOver, journeys),
  );
  await until(() => journeys.length >= BEFORE_BACKUP);
  const toCancel = await travel(installation, {
    trip: 'flight',
    card: CARDS[0] ?? '',
    familyName: 'Ferrer',
    terms: 'all',
    number: 201,
  });
  journeys.push(toCancel);
  await installation.control('POST', '/work');
  const made = await command('backup', folder, databaseUrl);
  if (made.code !== 0) throw new Error(`no backup: ${made.output}`);
  const backup = made.output.split('\n')[0] ?? '';
  say(`backup after ${journeys.length} flows, while ${TRAVELLERS} travellers went on`);

  const countThen = journeys.length;
  const { browser, reference } = toCancel;
  if (reference === null) throw new Error(`nothing to cancel: ${toCancel.screen}`);
  const cancelled = await actAfterTicket(
    { installation, browser, reference },
    { act: 'cancel', pressed: 'once' },
  );
  if (cancelled.promised.length === 0) throw new Error(`not cancelled: ${cancelled.stuckAt}`);
  await until(() => journeys.length >= countThen + AFTER_BACKUP);
  await installation.killApi();
  await lost.stop();
  isLostStopped = true;
  isOver = true;
  await Promise.all(travelling);
  say(`api and database gone after ${journeys.length} flows`);

  // A copy that is not whole, and a database that is in use, are refused.
  const restoredUrl = await empty.create();
  const dump = join(backup, 'database.dump');
  const bytes = readFileSync(dump);
  writeFileSync(dump, bytes.subarray(0, -1));
  const damaged = await command('restore', backup, restoredUrl);
  writeFileSync(dump, bytes);
  const restored = await command('restore', backup, restoredUrl);
  const again = await command('restore', backup, restoredUrl);
  if (restored.code !== 0) throw new Error(restored.output);
  const isGuarded = damaged.code === 1 && again.code === 1;
  say(`restored; a damaged copy and a database in use are ${isGuarded ? '' : 'NOT '}refused`);

  await installation.restartApi(restoredUrl);
  for (let rounds = 0; rounds < SETTLE_ROUNDS; rounds += 1) {
    await installation.control('POST', '/work');
    await installation.advance(SETTLE_MS);
  }
  const ledgers = await readLedgers(installation);
  const all: Violation[] = [
    ...judgeLedgers(ledgers),
    ...journeys.flatMap(({ bookingId, screen, reference: shown }) =>
      judgeScreen(ledgers, bookingId, screen).map(({ wrong, what }) => ({
        wrong,
        what: `${what} (${shown ?? bookingId})`,
      })),
    ),
  ];
  const told = toldNames(ledgers);
  const silent = all.filter(({ what }) => !told.some((name) => what.includes(name)));
  for (const { wrong, what } of silent) say(`!! ${wrong}: ${what}`);
  const states = Map.groupBy(ledgers.ours.bookings, ({ state }) => state);
  say(`bookings: ${[...states].map(([state, each]) => `${state} ${each.length}`).join(', ')}`);
  const kinds = Map.groupBy(ledgers.ours.unknownPayments, ({ state }) => state);
  say(`told to the office: ${[...kinds].map(([state, each]) => `${state} ${each.length}`).join(', ')}`);
  const isMailed = ledgers.mails.some((cause) => cause.startsWith('unknown-payments'));
  // Without what the office was told of, the same judge would have found it.
  const isSeen = all.length > silent.length;
  const next = await travel(installation, {
    trip: 'hotel',
    card: CARDS[0] ?? '',
    familyName: 'Ferrer',
    number: 240,
  });
  const count = (wrong: string) => silent.filter((violation) => violation.wrong === wrong).length;
  say(
    `${journeys.length} flows, ${count('lost')} lost, ${count('double')} double, ${count('silent')} silent; office mail ${isMailed ? 'written' : 'MISSING'}; afterwards a booking is ${next.screen}`,
  );
  const hasRefund = (kinds.get('refunded')?.length ?? 0) > 0;
  if (silent.length > 0 || !isGuarded || !isMailed || !isSeen || !hasRefund || next.screen !== 'confirmed')
    process.exitCode = 1;
} finally {
  await installation.close();
  if (!isLostStopped) await lost.stop();
  await empty.stop();
  rmSync(folder, { recursive: true, force: true });
}
