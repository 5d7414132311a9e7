import { randomUUID } from 'node:crypto';
import { enqueue, findBooking, isInFlight, LostRace, type Booking } from '../../booking/index.ts';
import { findLiveAttempt } from '../attempts-repository.ts';
import { cancellationStep } from './cancel-step.ts';
import { authoriseStep } from './authorise-step.ts';
import { findLease, releaseLease, takeLease } from './bookings-repository.ts';
import { captureStep, startCaptureStep } from './capture-step.ts';
import { inTransaction, REST, type SettlementContext, type Step, type StepResult } from './context.ts';
import { heldStep, holdStep, releaseStep, type HoldInput } from './hold-steps.ts';
import { reviewStep } from './review-step.ts';
import { lookUpOrderStep } from './look-up-step.ts';
import { abandonedOrderStep, orderStep } from './order-step.ts';
import { voidStep } from './void-step.ts';
import { inMarket } from '../../../text/in-market.ts';
import { whileRenewed } from '../../../while-renewed.ts';

/** More steps than the longest way through the states; beyond it something turns in circles. */
const STEPS_MAX = 20;

function stepOf(booking: Booking): Step | null {
  switch (booking.state) {
    case 'pay_started':
      return authoriseStep;
    case 'authorised':
      return orderStep;
    case 'ordering':
      return abandonedOrderStep;
    case 'order_unknown':
      return lookUpOrderStep;
    case 'ordered':
    case 'capture_retry':
      return startCaptureStep;
    case 'capturing':
      return captureStep;
    case 'voiding':
      return voidStep;
    case 'manual_review':
      return reviewStep;
    case 'draft':
    case 'priced':
    case 'ready':
    case 'declined':
    case 'voided':
    case 'expired':
    case 'holding':
    case 'held':
    case 'releasing':
      return null;
    case 'confirmed':
      return cancellationStep;
    default:
      return booking.state satisfies never;
  }
}

/** Of a trip that is kept unpaid: there is no payment yet. */
const HOLD_STEPS: Partial<Record<Booking['state'], (input: HoldInput) => Promise<StepResult>>> = {
  holding: holdStep,
  held: heldStep,
  releasing: releaseStep,
};

export type Drive = (bookingId: string) => Promise<void>;

/**
 * Takes a booking as far as it will go now. Whoever asks (request, notice, worker, recovery) asks here;
 * a lease in the row lets one of them work, in this process the others wait for the same run.
 */
export function createDrive(context: SettlementContext): Drive {
  const owner = randomUUID();
  const running = new Map<string, Promise<void>>();

  return async (bookingId) => {
    const present = running.get(bookingId);
    if (present) return present;
    const run = driveOnce(context, owner, bookingId).finally(() => running.delete(bookingId));
    running.set(bookingId, run);
    return run;
  };
}

async function driveOnce(context: SettlementContext, owner: string, bookingId: string): Promise<void> {
  const lease = { bookingId, owner: `${owner}:${randomUUID()}` };
  const take = () => takeLease(context.db, lease, { nowMs: context.now(), leaseMs: context.times.leaseMs });
  for (let count = 0; count < STEPS_MAX; count += 1) {
    if (!(await take())) {
      if (count === 0) await comeBackAfterLease(context, bookingId);
      return;
    }
    let result: StepResult;
    try {
      result = await whileRenewed(() => oneStep(context, bookingId), take, context.times.leaseMs);
    } catch (fault) {
      await releaseLease(context.db, lease);
      if (fault instanceof LostRace) return;
      throw fault;
    }
    if (result.next === 'go-on') continue;
    await releaseLease(context.db, lease);
    if (result.next === 'wait') await comeBack(context, bookingId, result.delayMs);
    return;
  }
  await releaseLease(context.db, lease);
  context.log.error({ bookingId }, 'a booking does not come to rest');
}

async function oneStep(context: SettlementContext, bookingId: string): Promise<StepResult> {
  const booking = await findBooking(context.db, bookingId);
  const hold = booking && HOLD_STEPS[booking.state];
  if (booking && hold) return inMarket(context.market(booking.market), () => hold({ context, booking }));
  const step = booking && stepOf(booking);
  if (!booking || !step) return REST;
  const attempt = await findLiveAttempt(context.db, bookingId);
  if (!attempt) {
    context.log.error({ bookingId, state: booking.state }, 'a booking in flight has no payment attempt');
    return REST;
  }
  return inMarket(context.market(booking.market), () => step({ context, booking, attempt }));
}

async function comeBack(context: SettlementContext, bookingId: string, delayMs: number): Promise<void> {
  await inTransaction(context, (trx) =>
    enqueue(trx, { bookingId, topic: 'drive-booking', runAtMs: context.now() + delayMs }),
  );
}

/** Somebody else works on it; should they be gone, this is when their lease ends. */
async function comeBackAfterLease(context: SettlementContext, bookingId: string): Promise<void> {
  const lease = await findLease(context.db, bookingId);
  const isAlive = lease && (isInFlight(lease.state) || lease.state === 'confirmed' || lease.state === 'held');
  if (!lease?.untilMs || !isAlive) return;
  await comeBack(context, bookingId, Math.max(0, lease.untilMs - context.now()) + 100);
}
