export type {
  Booking,
  BookingReason,
  ChosenBag,
  FlightOrder,
  SavedCard,
  SavedPassenger,
  Saves,
} from './booking.ts';
export { holdUntil, ORDER_MARGIN_MS, secondsLeft } from './clock.ts';
export { createDocumentCipher, type DocumentCipher } from './document-cipher.ts';
export type { MarketFees } from './fees.ts';
export { flightHeading, flightSections, travelDates } from './flight-sections.ts';
export { flightPolicies } from './flight-policies.ts';
export { orderRecord, ticketingDeadline, type OrderRecord } from './order-record.ts';
export { SUMMARY_PATHS } from './order-view.ts';
export { priceLines } from './price-lines.ts';
export { newBookingReference, normaliseBookingReference } from './reference.ts';
export {
  deleteSaves,
  enqueue,
  findBooking,
  findOpenBooking,
  lockBooking,
  lockOpenBooking,
  LostRace,
  readSaves,
  transition,
  updateBooking,
} from './repository.ts';
export { createBookingModule, type BookingModule } from './module.ts';
export { handleOrderId, readHandleOrderId } from './service.ts';
export { missingSteps } from './requirements.ts';
export { sealedFor, type MarketRules } from './saves.ts';
export type { OutboxTopic } from './tables.ts';
export { IN_FLIGHT_STATES, isEditable, isInFlight } from './state-machine.ts';
