import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../world/installation.ts';
import { actAfterTicket, readBooking, watch, type AfterJourney } from '../world/after-ticket.ts';
import { OLDEST_STATE_MS, type Violation } from '../world/joined.ts';
import { judgeShown } from '../world/judge-amendment.ts';
import { judgeProgress } from '../world/judge-cancellation.ts';
import { judgeLedgers, judgeScreen } from '../world/judge.ts';
import { readLedgers, readOurs, type Ledgers } from '../world/ledgers.ts';
import { NOTICES_COME_WITHIN_MS, untilNotified } from '../world/notices.ts';
import type { PlannedFault, TracedStep } from '../world/trace.ts';
import { travel, waitForOutcome, type Journey, type LastScreen } from '../world/traveller.ts';
import { letDaysPass } from './days.ts';
import { settledOf } from './settled.ts';
import type { Story } from './stories.ts';

export interface Played {
  readonly story: Story;
  readonly planned: PlannedFault | null;
  /** The fault met its call. */
  readonly hasFired: boolean;
  readonly steps: readonly TracedStep[];
  readonly screen: LastScreen;
  /** Where the booking is after everything came to rest. */
  readonly state: string;
  readonly reason: string | null;
  readonly stuckAt: string | null;
  /** Where what came after the ticket is: a state of ours, or `none`. */
  readonly settled: string;
  readonly violations: Violation[];
}

const IN_FLIGHT = new Set([
  'pay_started',
  'authorised',
  'ordering',
  'order_unknown',
  'ordered',
  'capturing',
  'capture_retry',
  'voiding',
]);
/** A refund may wait at a bank for days. */
const CANCELLING = new Set(['cancelling', 'refunding']);
const LOOK_EVERY_MS = 45_000;

/**
 * One booking with one fault. Three looks at the ledgers: when the traveller's screen stands still, ten minutes
 * later with the fault still there if it lasts, and after the line is whole again.
 */
export async function play(
  installation: Installation,
  story: Story,
  number: number,
  planned: PlannedFault | null,
): Promise<Played> {
  const { trace } = installation;
  await installation.untilOpen();
  const begin = () => {
    trace.begin(planned);
    if (planned?.fault === 'refused' && planned.after === null) installation.refuse(planned.line);
  };
  trace.begin(null);
  if (!story.after) begin();
  const journey = await travel(installation, { ...story.plans, number });
  const after = await goOn(installation, story, journey, begin);
  const violations: Violation[] = [];
  const mine = (ledgers: Ledgers) => ledgers.ours.bookings.find(({ id }) => id === journey.bookingId);
  const look = (ledgers: Ledgers) =>
    violations.push(
      ...judgeScreen(ledgers, journey.bookingId, journey.screen),
      ...(after ? judgeProgress(ledgers, journey.bookingId, null, after.promised) : []),
      ...(after?.paid ? judgeScreen(ledgers, after.paid.bookingId, after.paid.screen) : []),
    );

  await sleep(NOTICES_COME_WITHIN_MS);
  look(await readLedgers(installation));
  const untilMs = installation.nowMs() + OLDEST_STATE_MS + 60_000;
  while (installation.nowMs() < untilMs && (await isUnderWay(installation, journey.bookingId))) {
    await installation.advance(LOOK_EVERY_MS);
    await installation.control('POST', '/work');
  }
  const tenMinutesLater = await readLedgers(installation);
  look(tenMinutesLater);
  violations.push(...onlyStuck(judgeLedgers(tenMinutesLater)));

  await letDaysPass(installation, story);
  const hasFired = trace.fired > 0;
  const steps = [...trace.steps];
  trace.begin(null);
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await installation.control('POST', '/work');
    await installation.advance(LOOK_EVERY_MS * 2);
  }
  const atRest = await readLedgers(installation);
  look(atRest);
  violations.push(...judgeLedgers(atRest));
  if (after && journey.reference !== null) {
    const owner = { installation, browser: journey.browser, reference: journey.reference };
    const progress = await watch(owner);
    // Reading the status may take it further.
    const now = await readLedgers(installation);
    violations.push(
      ...judgeProgress(now, journey.bookingId, progress, after.promised),
      ...judgeShown(now, journey.bookingId, await readBooking(owner)),
    );
    if (!progress) violations.push({ wrong: 'silent', what: 'the status of the booking cannot be read' });
  }
  if (after?.paid?.cartId) {
    const { screen } = await waitForOutcome(installation, journey.browser, after.paid.cartId);
    violations.push(...judgeScreen(await readLedgers(installation), after.paid.bookingId, screen));
  }
  if (journey.cartId !== null) {
    const { screen } = await waitForOutcome(installation, journey.browser, journey.cartId);
    violations.push(...judgeScreen(atRest, journey.bookingId, screen));
    if (screen === 'not paid' && mine(atRest)?.state === 'confirmed') {
      violations.push({ wrong: 'silent', what: 'asked again, the server denies a confirmed booking' });
    }
  }
  for (const body of journey.broken.filter((text) => text.includes('internal_error'))) {
    violations.push({ wrong: 'silent', what: `the api answered 500: ${body.slice(0, 120)}` });
  }
  return {
    story,
    planned,
    hasFired,
    steps,
    screen: journey.screen,
    state: mine(atRest)?.state ?? 'none',
    reason: mine(atRest)?.reason ?? null,
    stuckAt: after?.stuckAt ?? journey.stuckAt,
    settled: story.after ? settledOf(atRest.ours, journey.bookingId, story.after.plans) : 'none',
    violations: unique(violations),
  };
}

/** What its owner does with a confirmed booking, after everything that paying caused has come to rest. */
async function goOn(
  installation: Installation,
  { after }: Story,
  { screen, reference, browser }: Journey,
  begin: () => void,
): Promise<AfterJourney | null> {
  if (!after || screen !== 'confirmed' || reference === null) return null;
  await untilNotified(installation);
  await installation.control('POST', '/work');
  const owner = { installation, browser, reference };
  const before = after.before && (await actAfterTicket(owner, after.before));
  if (before) {
    await installation.control('POST', '/work');
    await untilNotified(installation);
  }
  begin();
  const journey = await actAfterTicket(owner, after.plans);
  return { ...journey, promised: [...(before?.promised ?? []), ...journey.promised] };
}

async function isUnderWay(installation: Installation, bookingId: string | null): Promise<boolean> {
  const { bookings, cancellations } = await readOurs(installation);
  const own = bookings.filter(({ id, amends }) => id === bookingId || amends === bookingId);
  if (own.some(({ state }) => IN_FLIGHT.has(state))) return true;
  return cancellations.some((each) => each.bookingId === bookingId && CANCELLING.has(each.state));
}

/** While a line is down money may be held; what may not be is a state that nobody is told of. */
const onlyStuck = (violations: readonly Violation[]) =>
  violations.filter(({ what }) => what.includes('under way for'));

const unique = (violations: readonly Violation[]) => [
  ...new Map(violations.map((violation) => [violation.what, violation])).values(),
];
