export { BILLING_PATH, waitingAddress } from './billing-path.ts';
export {
  createSaveQueue,
  SAVE_DELAYS_MS,
  SAVE_ORDER,
  type SaveKind,
  type SaveQueue,
  type SaveQueueOptions,
  type SaveState,
  type SaveStatus,
} from './save-queue.ts';
export {
  BookingDraftSchema,
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
export {
  createSessionKeeper,
  type SessionKeeper,
  type SessionKeeperOptions,
  type VisitorIdentity,
} from './session-keeper.ts';
export {
  createBookingCalls,
  type BookingCalls,
  type BookingOfTab,
  type OrderReference,
  type PaymentRequest,
  type SavedTravellers,
} from './booking-calls.ts';
export {
  COUNTDOWN_WARNINGS_S,
  createCountdown,
  type Countdown,
  type CountdownOptions,
  type CountdownStatus,
  type CountdownView,
  type CountdownWarning,
} from './countdown.ts';
export { keepDelivered } from './keep-delivered.ts';
export {
  createBookingSession,
  isOtherInTheWay,
  type BookingSession,
  type BookingSessionOptions,
  type BookingSnapshot,
  type Delivery,
  type SavePayloads,
} from './booking-session.ts';
