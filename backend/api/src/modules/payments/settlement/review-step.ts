import { transition } from '../../booking/index.ts';
import { liveSupplierOrders } from '../supplier-orders-repository.ts';
import { confirm } from './capture-step.ts';
import { GO_ON, inTransaction, REST, type Step, type StepInput, type StepResult } from './context.ts';
import { startVoiding } from './endings.ts';
import { lookUpOrderStep } from './look-up-step.ts';
import { partsOf } from './parts.ts';

/**
 * A person has been told, and nobody had answered until then. Whoever answers now ends the review: what is safe is
 * finished, what is not stays with the person. A plain no (`capture_refused`, `void_refused`) is theirs for good.
 */
export const reviewStep: Step = async (input) => {
  const { context, booking, attempt } = input;
  if (booking.reason === 'capture_refused' || booking.reason === 'void_refused') return REST;
  if (attempt.state === 'voiding') return startVoiding(input, booking.reason ?? 'payment_failed');
  const orders = await liveSupplierOrders(context.db, booking.id);
  if (orders.some(({ state }) => state !== 'placed')) return lookUpOrderStep(input);
  const doAllStand = partsOf(context, booking).every(({ name }) => orders.some(({ part }) => part === name));
  return doAllStand ? finishPayment(input) : REST;
};

/** Everything stands: was the money taken, or may it still be? */
async function finishPayment(input: StepInput): Promise<StepResult> {
  const { context, booking, attempt } = input;
  if (!attempt.providerRef) return REST;
  const status = await context.methods.providerOf(attempt).status(attempt.providerRef);
  if (status.state !== 'known') return REST;
  if (status.payment.state === 'captured') return confirm(input);
  if (status.payment.state !== 'authorised') return REST;
  await inTransaction(context, (trx) =>
    transition(trx, booking, 'ordered', { cause: 'the provider answers again', nowMs: context.now() }),
  );
  return GO_ON;
}
