import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { letDaysPass } from '../faults/days.ts';
import { settledOf } from '../faults/settled.ts';
import type { AfterStory } from '../faults/stories.ts';
import { actAfterTicket, readBooking, watch, type AfterJourney } from '../world/after-ticket.ts';
import { openBrowser } from '../world/browser.ts';
import type { Installation } from '../world/installation.ts';
import type { Violation } from '../world/joined.ts';
import { judgeShown } from '../world/judge-amendment.ts';
import { judgeProgress } from '../world/judge-cancellation.ts';
import { judgeLedgers, judgeScreen } from '../world/judge.ts';
import { readLedgers, readOurs, type Ours } from '../world/ledgers.ts';
import { untilNotified } from '../world/notices.ts';
import { travel, waitForOutcome, type Journey } from '../world/traveller.ts';
import type { KillPoint } from './points.ts';

export interface Killed {
  readonly point: KillPoint;
  readonly hasDied: boolean;
  /** From the start of the new process until nothing waits for the dead one any more. */
  readonly recoveredMs: number | null;
  /** Where the booking was then, and at last. */
  readonly stateThen: string;
  readonly state: string;
  readonly violations: readonly Violation[];
}

/** Promised: this long after a restart nothing waits for a process that is gone. */
export const RECOVERY_MAX_MS = 30_000;
const LOOK_EVERY_MS = 250;
/** Notices and second looks come by themselves, a little after the journey's end. */
const UNASKED_MS = 15_000;
/** A supplier that may have an order is given this long before it is believed that it has none. */
const SETTLE_MS = 100_000;
const IN_FLIGHT = new Set([
  'pay_started',
  'authorised',
  'ordering',
  'ordered',
  'capturing',
  'capture_retry',
  'voiding',
]);
const PAYING =
  /^(press pay|allow the change|to the bank|back from|ask the outcome|confirm the cancellation|notice|provider: |airline: (cancel|order|look|change$|add)|house: (book|cancel|look)|guide: (?!quote))/;
/** For good: what never arrived was never pressed. */
const PRESSES = /^(press pay|allow the change|confirm the cancellation)/;

/** Comes by the clock, which stands still for whoever is patient. */
const SWEEP = /^(provider: list|airline: look)/;

/** Of a package that is refused the other half is given up, which begins with a quote; nobody has asked for that one. */
const GIVES_UP_HALF = /^airline: quote a cancellation/;

const isMoneyMoving = (point: KillPoint): boolean =>
  point.where === 'inside' ||
  SWEEP.test(point.step) ||
  (!point.isBeforePress &&
    (PAYING.test(point.step) || (!point.story.after && GIVES_UP_HALF.test(point.step))));

/** At rest, or in the hands of somebody who is alive: at the bank, or watched at a supplier. */
export function isRecovered(ours: Ours, bookingId: string): boolean {
  const amending = ours.bookings.filter(({ amends }) => amends === bookingId);
  if (amending.some(({ id }) => !isRecovered(ours, id))) return false;
  const booking = ours.bookings.find(({ id }) => id === bookingId);
  if (!booking) return true;
  const isMoving = ours.cancellations.some(
    (each) => each.bookingId === bookingId && (each.state === 'cancelling' || each.state === 'refunding'),
  );
  const isDriven = ours.jobs.some((job) => job.bookingId === bookingId && job.topic === 'drive-booking');
  // A supplier that may have cancelled is looked at again by a job.
  if (isMoving || booking.state === 'order_unknown') return isDriven;
  const attempt = ours.attempts.find((each) => each.bookingId === bookingId && each.live);
  if (booking.state === 'pay_started' && attempt?.state === 'challenge') return true;
  return !IN_FLIGHT.has(booking.state);
}

/**
 * The api dies at one point and is started again. While paying the traveller closes the browser with it, so that the
 * new process has to find everything by itself; before, they go on where they were.
 */
export async function playKill(
  installation: Installation,
  point: KillPoint,
  number: number,
): Promise<Killed> {
  const { story } = point;
  installation.trace.begin(null);
  const isPaying = isMoneyMoving(point);
  const browser = openBrowser(installation);
  let hasDied = false;
  const end = () => {
    hasDied = true;
    if (isPaying) browser.close();
    installation.api().process.kill('SIGKILL');
  };
  const arm = async () => {
    if (point.where === 'inside') await installation.control('POST', '/end-at', { point: point.point });
    installation.watch((step, moment) => {
      if (hasDied || point.where !== 'line' || step !== point.step || moment !== point.moment) return;
      end();
      if (moment === 'arrived') throw new Error('the call never arrived');
    });
  };
  if (!story.after) await arm();
  let restartedAtMs = 0;
  const waiting = new AbortController();
  const back = once(installation.api().process, 'exit', { signal: waiting.signal }).then(async () => {
    hasDied = true;
    if (isPaying) browser.close();
    restartedAtMs = Date.now();
    await installation.restartApi();
  });

  const isPatient = !isPaying;
  const journey = await travel(installation, { ...story.plans, number, isPatient }, browser);
  let after: AfterJourney | null = null;
  if (story.after && journey.screen === 'confirmed' && journey.reference !== null) {
    await installation.control('POST', '/work');
    await untilNotified(installation);
    const owner = { installation, browser, reference: journey.reference, isPatient };
    const before = story.after.before && (await actAfterTicket(owner, story.after.before));
    if (before) {
      await installation.control('POST', '/work');
      await untilNotified(installation);
    }
    installation.trace.begin(null);
    await arm();
    after = await actAfterTicket(owner, story.after.plans);
    after = { ...after, promised: [...(before?.promised ?? []), ...after.promised] };
    if (!hasDied) {
      await letDaysPass(installation, story).catch((cause: unknown) => {
        // The point lies in one of these days.
        if (!hasDied) throw cause;
      });
    }
  }
  // What nobody called for in this story (a notice, a second look) may still come.
  if (!hasDied) await Promise.race([back, sleep(UNASKED_MS)]);
  installation.watch(null);
  if (!hasDied) {
    waiting.abort();
    await back.catch(() => {});
    if (point.where === 'inside') await installation.control('POST', '/end-at', { point: null });
    return { point, hasDied, recoveredMs: null, stateThen: '', state: '', violations: [] };
  }
  await back;
  const facts = { point, restartedAtMs, isPaying };
  return { point, hasDied, ...(await lookAround(installation, journey, after, facts)) };
}

/** Whoever can go on does; a payment may end without a charge, and a press that never arrived does nothing. */
function mustBeDone(point: KillPoint, { moves }: AfterStory, isPaying: boolean): boolean {
  if (!isPaying) return true;
  const isLost =
    point.where === 'line' &&
    (point.isBeforePress || (point.moment === 'arrived' && PRESSES.test(point.step)));
  return moves !== 'pays' && !isLost;
}

/** The checkout of a change, opened again. */
async function askAgain(
  installation: Installation,
  browser: Journey['browser'],
  bookingId: string,
): Promise<Violation[]> {
  const { bookingId: tab } = browser.tab;
  browser.tab.bookingId = bookingId;
  const { data } = await browser.calls.orderView().catch(() => ({ data: null }));
  const found = data?.cartId ? await waitForOutcome(installation, browser, data.cartId) : null;
  browser.tab.bookingId = tab;
  return found ? judgeScreen(await readLedgers(installation), bookingId, found.screen) : [];
}

async function lookAround(
  installation: Installation,
  journey: Journey,
  after: AfterJourney | null,
  {
    point,
    restartedAtMs,
    isPaying,
  }: { readonly point: KillPoint; readonly restartedAtMs: number; readonly isPaying: boolean },
): Promise<Omit<Killed, 'point' | 'hasDied'>> {
  const { bookingId, browser } = journey;
  const { after: wish } = point.story;
  const stateIn = (ours: Ours) =>
    after && wish
      ? settledOf(ours, bookingId, wish.plans)
      : (ours.bookings.find(({ id }) => id === bookingId)?.state ?? 'none');
  const violations: Violation[] = [];
  let ours = await readOurs(installation);
  while (!isRecovered(ours, bookingId ?? '') && Date.now() - restartedAtMs < RECOVERY_MAX_MS * 2) {
    await sleep(LOOK_EVERY_MS);
    ours = await readOurs(installation);
  }
  const recoveredMs = Date.now() - restartedAtMs;
  const stateThen = stateIn(ours);
  if (isPaying && recoveredMs > RECOVERY_MAX_MS) {
    violations.push({ wrong: 'silent', what: `nobody took it up for ${Math.round(recoveredMs / 1000)} s` });
  }
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await installation.control('POST', '/work');
    await installation.advance(SETTLE_MS);
  }
  await letDaysPass(installation, point.story);
  const atRest = await readLedgers(installation);
  violations.push(...judgeLedgers(atRest), ...judgeScreen(atRest, bookingId, journey.screen));
  browser.reopen();
  const cartId = await browser.calls.orderView().then(
    ({ data }) => data.cartId,
    () => null,
  );
  if (cartId !== null) {
    const { screen } = await waitForOutcome(installation, browser, cartId);
    violations.push(...judgeScreen(atRest, bookingId, screen));
  }
  if (after && journey.reference !== null) {
    if (after.paid?.bookingId)
      violations.push(...(await askAgain(installation, browser, after.paid.bookingId)));
    const owner = { installation, browser, reference: journey.reference };
    const progress = await watch(owner);
    const now = await readLedgers(installation);
    violations.push(
      ...judgeProgress(now, bookingId, progress, after.promised),
      ...judgeShown(now, bookingId, await readBooking(owner)),
    );
    if (!progress) violations.push({ wrong: 'silent', what: 'the status of the booking cannot be read' });
    const settled = stateIn(now.ours);
    const isDone = settled === (wish?.plans.act === 'wait' ? wish.settles : 'done');
    if (wish && mustBeDone(point, wish, isPaying) && !isDone)
      violations.push({ wrong: 'lost', what: `it came to rest as ${settled} (${after.stuckAt})` });
  }
  if (!isPaying && journey.screen !== 'confirmed') {
    violations.push({
      wrong: 'lost',
      what: `the traveller could not go on: ${journey.screen} (${journey.stuckAt})`,
    });
  }
  for (const body of journey.broken.filter((text) => text.includes('internal_error'))) {
    violations.push({ wrong: 'silent', what: `the api answered 500: ${body.slice(0, 120)}` });
  }
  return { recoveredMs: isPaying ? recoveredMs : null, stateThen, state: stateIn(atRest.ours), violations };
}
