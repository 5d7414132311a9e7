/**
 * `npm run campaign:database-away [-- --database 15 | 18] [--how stopped | frozen] [--seconds 60]`: PostgreSQL is away
 * for a minute, first stopped as in a crash, then frozen, while travellers pay, wait for a supplier, cancel and change:
 * each has a call held between what was written down before it and what is to be written after it. The calls go on
 * while the database is away. Once it is back everything has to settle by itself, and nothing may be lost or done twice.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { POSTGRES_OUTAGES, type PostgresOutage } from '@travesia/deploy/postgres';
import { HELD_FLOWS, type HeldFlow } from './database-away/held-flows.ts';
import { createHolds, type Hold } from './database-away/holds.ts';
import { findPlanted } from './kills/planted.ts';
import { isRecovered, RECOVERY_MAX_MS } from './kills/play-kill.ts';
import { actAfterTicket, readBooking, watch, type AfterJourney } from './world/after-ticket.ts';
import { openBrowser } from './world/browser.ts';
import { startDatabaseServer, type DatabaseServer } from './world/databases.ts';
import { openInstallation, type Installation } from './world/installation.ts';
import type { Violation } from './world/joined.ts';
import { judgeShown } from './world/judge-amendment.ts';
import { judgeProgress } from './world/judge-cancellation.ts';
import { judgeLedgers, judgeScreen } from './world/judge.ts';
import { readLedgers, readOurs } from './world/ledgers.ts';
import { untilNotified } from './world/notices.ts';
import { travel, waitForOutcome, type Journey } from './world/traveller.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '18' },
    how: { type: 'string', default: '' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const HELD_MAX_MS = 20_000;
const LOOK_EVERY_MS = 250;
const SETTLE_EVERY_MS = 200;
const SETTLE_MS = 100_000;
/** More than the ten minutes in which every payment comes to an end. */
const SETTLE_ROUNDS = 7;
const FIRST_DAY = 20;

interface Prepared {
  readonly flow: HeldFlow;
  readonly ready: Hold;
  readonly over: Promise<{ readonly journey: Journey; readonly after: AfterJourney | null }>;
}

async function within(ms: number, promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), pause(ms, false)]);
}

/** Up to the press that begins what is tried. */
async function prepare(
  installation: Installation,
  hold: ReturnType<typeof createHolds>,
  flow: HeldFlow,
  number: number,
): Promise<Prepared> {
  const browser = openBrowser(installation);
  const { after: wish } = flow;
  const go = () => travel(installation, { ...flow.plans, number: FIRST_DAY + number }, browser);
  let over: Prepared['over'];
  let ready: Hold;
  if (wish) {
    const journey = await go();
    await untilNotified(installation);
    const owner = { installation, browser, reference: journey.reference ?? '', isPatient: true };
    ready = hold(flow.readyAt, 'arrived');
    over = actAfterTicket(owner, wish).then((after) => ({ journey, after }));
  } else {
    ready = hold(flow.readyAt, 'arrived');
    over = go().then((journey) => ({ journey, after: null }));
  }
  const isReady = await within(HELD_MAX_MS * 2, Promise.race([ready.reached, over]));
  if (!isReady) throw new Error(`"${flow.step}" is not ready for it`);
  return { flow, ready, over };
}

/** From there to the call that is held; false: it did not come. */
async function holdCall(
  installation: Installation,
  hold: ReturnType<typeof createHolds>,
  { flow, ready }: Prepared,
): Promise<Hold | null> {
  if (flow.step === flow.readyAt) return ready;
  const held = hold(flow.step, flow.moment);
  ready.release();
  let isHeld = false;
  void held.reached.then(() => {
    isHeld = true;
  });
  const untilMs = Date.now() + HELD_MAX_MS;
  while (!isHeld && Date.now() < untilMs) {
    if (flow.isSettledLater) await installation.sandbox('POST', '/_control/orders/settle');
    await within(SETTLE_EVERY_MS, held.reached);
  }
  return isHeld ? held : null;
}

interface Outcome {
  readonly flows: number;
  readonly violations: readonly Violation[];
  readonly unmet: readonly string[];
  readonly recoveredMs: number;
  readonly readyMs: number;
}

async function judge(installation: Installation, prepared: readonly Prepared[]): Promise<Violation[]> {
  const violations: Violation[] = [];
  const over = await Promise.all(prepared.map((each) => each.over));
  for (let rounds = 0; rounds < SETTLE_ROUNDS; rounds += 1) {
    await installation.control('POST', '/work');
    await installation.advance(SETTLE_MS);
  }
  const atRest = await readLedgers(installation);
  violations.push(...judgeLedgers(atRest));
  for (const [place, { journey, after }] of over.entries()) {
    const flow = prepared[place]?.flow;
    const { bookingId, browser, reference, screen } = journey;
    violations.push(...judgeScreen(atRest, bookingId, screen));
    if (journey.cartId !== null) {
      const shown = await waitForOutcome(installation, browser, journey.cartId);
      violations.push(...judgeScreen(atRest, bookingId, shown.screen));
    }
    if (after?.paid) violations.push(...judgeScreen(atRest, after.paid.bookingId, after.paid.screen));
    if (after && reference !== null) {
      const owner = { installation, browser, reference };
      const progress = await watch(owner);
      violations.push(
        ...judgeProgress(atRest, bookingId, progress, after.promised),
        ...judgeShown(atRest, bookingId, await readBooking(owner)),
      );
    }
    const state = atRest.ours.bookings.find(({ id }) => id === bookingId)?.state ?? 'none';
    const isAsExpected =
      (state === 'confirmed') === (flow?.ends === 'confirmed') && state !== 'manual_review';
    say(
      `${isAsExpected ? 'ok' : '!!'}  ${flow?.step.padEnd(28)}${state.padEnd(12)}the page said ${screen}${after?.stuckAt ? `, then met ${after.stuckAt}` : ''}`,
    );
    if (!isAsExpected)
      violations.push({
        wrong: 'lost',
        what: `"${flow?.step}" came to rest as ${state} (${journey.stuckAt})`,
      });
    for (const body of browser.broken.filter((text) => text.includes('internal_error')))
      violations.push({ wrong: 'silent', what: `the api answered 500: ${body.slice(0, 120)}` });
  }
  return violations;
}

async function tryOutage(server: DatabaseServer, how: PostgresOutage): Promise<Outcome> {
  const installation = await openInstallation({ databaseUrl: await server.create() });
  try {
    const hold = createHolds(installation);
    await findPlanted(installation);
    const prepared: Prepared[] = [];
    const flows = HELD_FLOWS.filter(({ step }) => step.includes(values.only));
    for (const [number, flow] of flows.entries())
      prepared.push(await prepare(installation, hold, flow, number));
    const holds: Hold[] = [];
    const unmet: string[] = [];
    for (const each of prepared) {
      const held = await holdCall(installation, hold, each);
      if (held) holds.push(held);
      else unmet.push(each.flow.step);
    }
    const ready = `http://127.0.0.1:${installation.apiPort}/readyz`;
    const back = await server.takeAway?.(how);
    if (!back) throw new Error('this database cannot be away by itself');
    for (const each of holds) each.release();
    say(`\n${server.name} is ${how}; ${holds.length} calls go on without it`);
    await pause(Number(values.seconds) * 1_000);
    const meanwhile = await fetch(ready);
    await back();
    const backAtMs = Date.now();
    while (!(await fetch(ready)).ok && Date.now() - backAtMs < RECOVERY_MAX_MS) await pause(LOOK_EVERY_MS);
    const readyMs = Date.now() - backAtMs;
    for (;;) {
      const ours = await readOurs(installation);
      const isDone = ours.bookings.every(({ id }) => isRecovered(ours, id));
      if (isDone || Date.now() - backAtMs > RECOVERY_MAX_MS * 2) break;
      await pause(LOOK_EVERY_MS);
    }
    const recoveredMs = Date.now() - backAtMs;
    const violations = await judge(installation, prepared);
    if (recoveredMs > RECOVERY_MAX_MS)
      violations.push({ wrong: 'silent', what: `nobody took it up for ${seconds(recoveredMs)}` });
    if (meanwhile.status !== 503 || !meanwhile.headers.has('retry-after'))
      violations.push({ wrong: 'silent', what: `without its database /readyz said ${meanwhile.status}` });
    return { flows: prepared.length, violations, unmet, recoveredMs, readyMs };
  } finally {
    await installation.close();
  }
}

const server = await startDatabaseServer(values.database === '15' ? '15' : '18');
if (!server) {
  say('There is no PostgreSQL for this machine: NOT RUN.');
  process.exit(1);
}
try {
  for (const how of POSTGRES_OUTAGES.filter((each) => each.includes(values.how))) {
    const { flows, violations, unmet, recoveredMs, readyMs } = await tryOutage(server, how);
    for (const { wrong, what } of violations) say(`!! ${wrong}: ${what}`);
    if (unmet.length > 0) say(`not reached: ${unmet.join(', ')}`);
    const count = (wrong: string) => violations.filter((violation) => violation.wrong === wrong).length;
    say(
      `${how} for ${values.seconds} s: ${flows} flows, ${count('lost')} lost, ${count('double')} double, ${count('silent')} silent; ready ${seconds(readyMs)} and settled ${seconds(recoveredMs)} after it is back`,
    );
    if (violations.length > 0 || unmet.length > 0) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
