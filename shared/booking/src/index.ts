export { BILLING_PATH, waitingAddress } from './billing-path.ts';
export { type SaveState } from './save-queue.ts';
export {
  ChosenBagSchema,
  ChosenSeatSchema,
  createDraftStore,
  DRAFT_KEY,
  EMPTY_DRAFT,
  type BookingDraft,
  type ChosenBag,
  type ChosenSeat,
  type DraftStore,
} from './draft.ts';
export { createSessionKeeper, type SessionKeeper } from './session-keeper.ts';
export {
  createBookingCalls,
  type BookingCalls,
  type OrderReference,
  type PaymentRequest,
} from './booking-calls.ts';
export { createCountdown, type CountdownView, type CountdownWarning } from './countdown.ts';
export { keepDelivered } from './keep-delivered.ts';
export {
  createBookingSession,
  isOtherInTheWay,
  type BookingSession,
  type BookingSnapshot,
  type Delivery,
} from './booking-session.ts';
