import { createDraftSteps, type DraftStepParts } from './draft-steps.ts';
import { createSetOrder, type SetOrderParts } from './set-order.ts';

export type BookingSaves = ReturnType<typeof createBookingSaves>;

/** All that changes a booking until payment starts (B-24 to B-30). */
export function createBookingSaves(parts: SetOrderParts & DraftStepParts) {
  return { ...createSetOrder(parts), ...createDraftSteps(parts) };
}
