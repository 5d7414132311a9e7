import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../world/installation.ts';
import { judgeLedgers, judgeScreen, OLDEST_STATE_MS, type Violation } from '../world/judge.ts';
import { readLedgers, readOurs, type Ledgers } from '../world/ledgers.ts';
import type { PlannedFault, TracedStep } from '../world/trace.ts';
import { travel, waitForOutcome, type LastScreen } from '../world/traveller.ts';
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
  readonly violations: readonly Violation[];
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
const LOOK_EVERY_MS = 45_000;
/** The provider writes a moment after the fact; a notice belongs to its flow. */
const NOTICES_COME_WITHIN_MS = 450;

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
  trace.begin(planned);
  if (planned?.fault === 'refused' && planned.after === null) installation.refuse(planned.line);
  const journey = await travel(installation, { ...story.plans, number });
  const violations: Violation[] = [];
  const mine = (ledgers: Ledgers) => ledgers.ours.bookings.find(({ id }) => id === journey.bookingId);
  const look = (ledgers: Ledgers) =>
    violations.push(...judgeScreen(ledgers, journey.bookingId, journey.screen));

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
    stuckAt: journey.stuckAt,
    violations: unique(violations),
  };
}

async function isUnderWay(installation: Installation, bookingId: string | null): Promise<boolean> {
  const { bookings } = await readOurs(installation);
  return IN_FLIGHT.has(bookings.find(({ id }) => id === bookingId)?.state ?? '');
}

/** While a line is down money may be held; what may not be is a state that nobody is told of. */
const onlyStuck = (violations: readonly Violation[]) =>
  violations.filter(({ what }) => what.includes('under way for'));

const unique = (violations: readonly Violation[]) => [
  ...new Map(violations.map((violation) => [violation.what, violation])).values(),
];
