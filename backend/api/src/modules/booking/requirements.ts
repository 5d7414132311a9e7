import type { OrderView } from '@travesia/contracts';
import type { Saves } from './booking.ts';

export type MissingStep = OrderView['missing'][number];

/** S-32, as the browser's sequence flags are called. */
export function sequenceFlags(hasOrder: boolean, saves: Saves): OrderView['flags'] {
  return {
    flightOrderCreated: hasOrder,
    customerCreated: saves.customer !== null,
    passengersCreated: saves.passengers !== null,
    billingInformationCreated: saves.billing !== null,
    paymentInformationCreated: saves.payment !== null,
  };
}

/** What has to be given before payment may start, in the order of the forms (S-31). */
export function missingSteps(hasOrder: boolean, saves: Saves): MissingStep[] {
  const missing: MissingStep[] = [];
  if (!hasOrder) missing.push('order');
  if (!saves.customer) missing.push('customer');
  if (!saves.passengers) missing.push('passengers');
  if (!saves.billing) missing.push('billing');
  if (!saves.payment) missing.push('payment');
  return missing;
}
