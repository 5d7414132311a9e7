export { amendmentOf } from './amendment.ts';
export type {
  Booking,
  BookingReason,
  ChosenBag,
  ChosenSeat,
  SavedPassenger,
  SavedPayment,
  Saves,
} from './booking.ts';
export { holdUntil, ORDER_MARGIN_MS, secondsLeft } from './clock.ts';
export { type DocumentCipher } from './document-cipher.ts';
export { feeLines } from './fees.ts';
export { createMargins, marginKey, type Margins } from './margins.ts';
export { readMarketRules } from './markets.ts';
export type {
  CancelOutcome,
  ChangeDesk,
  ChangedJourney,
  FindOutcome,
  FoundCancellation,
  HoldDesk,
  HoldTerms,
  OfferedChange,
  OrderDesk,
  OrderRequest,
  PendingOrder,
  PlacedOrder,
  SupplierNote,
  PlaceOutcome,
  QuotedCancelOutcome,
  QuoteOutcome,
  ServicesDesk,
  TripChangeNews,
} from './order-desk.ts';
export { orUnknown, REFUSAL_REASONS } from './order-desk.ts';
export {
  createOrderKinds,
  defineOrderKind,
  NO_EXTRAS,
  nobodysFacts,
  partySizeOf,
  priceOf,
  standingOrder,
  type BagChoice,
  type BuyerFacts,
  type OrderableOrder,
  type OrderDescription,
  type OrderExtras,
  type OrderKindDefinition,
  type OrderKindRules,
  type OrderKinds,
  type OrderPart,
  type PartAmounts,
  type SetOrderRoute,
  type WantedBag,
  type WantedSeat,
} from './order-kind.ts';
export { continueElsewhere, copyOrder, handOver, orderAmendment, orderByHand } from './hand-over.ts';
export { newBookingReference, normaliseBookingReference } from './reference.ts';
export {
  deleteSaves,
  enqueue,
  findBooking,
  lockBooking,
  lockOpenBooking,
  LostRace,
  readSaves,
  transition,
  totalColumns,
  updateBooking,
} from './repository.ts';
export { createBookingModule, type BookingModule, type BookingNeeds } from './module.ts';
export {
  findNamedBooking,
  lockNamedBooking,
  refuseUnlessEditable,
  type NamedBooking,
} from './named-booking.ts';
export { orderKeyOf } from './order-key.ts';
export { quoteEndMs } from './quote-life.ts';
export { readHandleOrderId } from './service.ts';
export { applyDeal, extrasOf, priceWithoutExtras, totalOf } from './pricing.ts';
export { missingSteps } from './requirements.ts';
export { freeUntilTerms } from './free-cancellation-terms.ts';
export type { MarketRules } from './markets.ts';
export { sealedFor } from './sealed-documents.ts';
export type { OutboxTopic } from './tables.ts';
export type { StoredOrder } from './stored-order.ts';
export { areOfPricedAges } from './traveller-checks.ts';
export { isUnpaidByHand, UNPAID_BY_HAND_STATES } from './unpaid-by-hand.ts';
export { createTripLinkRows } from './trip-link-rows.ts';
export { ticketingDeadline } from './ticketing-deadline.ts';
export { IN_FLIGHT_STATES, isEditable, isInFlight } from './state-machine.ts';
export { visitorAmounts, type VisitorAmounts } from './visitor-amounts.ts';
