import { byHand } from './1095-by-hand.ts';
import { seatsOfOrders } from './1096-seats-of-orders.ts';
import { foundation } from './0001-foundation.ts';
import { booking } from './0100-booking.ts';
import { payments } from './0101-payments.ts';
import { content } from './0300-content.ts';
import { hotels } from './0400-hotels.ts';
import { orderKinds } from './0401-order-kinds.ts';
import { bookingFees } from './0500-booking-fees.ts';
import { activities } from './0600-activities.ts';
import { letters } from './0601-letters.ts';
import { duties } from './0700-duties.ts';
import { locators } from './0701-locators.ts';
import { mails } from './0702-mails.ts';
import { paymentMethods } from './0703-payment-methods.ts';
import { originOfBookings } from './0800-origin-of-bookings.ts';
import { ledgerLines } from './0801-ledger-lines.ts';
import { cancellations } from './0802-cancellations.ts';
import { paymentEvents } from './0803-payment-events.ts';
import { checkedRefunds } from './0820-checked-refunds.ts';
import { bookingChanges } from './0810-booking-changes.ts';
import { confirmedSubscribers } from './0840-confirmed-subscribers.ts';
import { watchedFlightOrders } from './0830-watched-flight-orders.ts';
import { supplierNotes } from './0841-supplier-notes.ts';
import { refundsByPayment } from './0860-refunds-by-payment.ts';
import { scheduleChanges } from './0831-schedule-changes.ts';
import { unknownPayments } from './0930-unknown-payments.ts';
import { deskActs } from './0970-desk-acts.ts';
import { bookingCorrections } from './0871-booking-corrections.ts';
import { bookingMessages } from './0870-booking-messages.ts';
import { serviceDesk } from './0900-service-desk.ts';
import { checkInOfStoredBookings } from './0980-check-in-of-stored-bookings.ts';
import { freeCancellation } from './0940-free-cancellation.ts';
import { alerts } from './0960-alerts.ts';
import { callCodes } from './1020-call-codes.ts';
import { paymentLinks } from './1021-payment-links.ts';
import { invoices } from './0941-invoices.ts';
import { originOfMoney } from './1040-origin-of-money.ts';
import { statements } from './1041-statements.ts';
import { phoneDeals } from './1105-phone-deals.ts';
import { indexesOfTheDesk } from './1106-indexes-of-the-desk.ts';
import { orderOfDeskKeys } from './1107-order-of-desk-keys.ts';
import { funnel } from './1109-funnel.ts';
import { shares } from './1118-shares.ts';
import { priceAlerts } from './1119-price-alerts.ts';
import { dataRequests } from './1108-data-requests.ts';
import { statisticsOfMessages } from './1124-statistics-of-messages.ts';
import { ticketHolders } from './1136-ticket-holders.ts';
import { margins } from './0990-margins.ts';
import { personalData } from './1042-personal-data.ts';
import { settledAmounts } from './1000-settled-amounts.ts';
import { faresOfDays } from './1090-fares-of-days.ts';
import { tripLinks } from './1115-trip-links.ts';
import { heldTrips } from './1120-held-trips.ts';
import { keysOfSales } from './1140-keys-of-sales.ts';
import { VERTICAL_MIGRATIONS } from '../../verticals/declarations.ts';
import type { Migration } from './migration.ts';

/** Every migration in its order; a new one is added before those that verticals declare. */
export const MIGRATIONS: readonly Migration[] = [
  foundation,
  booking,
  payments,
  content,
  hotels,
  orderKinds,
  bookingFees,
  activities,
  letters,
  duties,
  locators,
  mails,
  paymentMethods,
  originOfBookings,
  ledgerLines,
  cancellations,
  paymentEvents,
  confirmedSubscribers,
  watchedFlightOrders,
  supplierNotes,
  checkedRefunds,
  scheduleChanges,
  bookingChanges,
  unknownPayments,
  refundsByPayment,
  bookingMessages,
  bookingCorrections,
  serviceDesk,
  checkInOfStoredBookings,
  freeCancellation,
  invoices,
  deskActs,
  alerts,
  originOfMoney,
  callCodes,
  statements,
  margins,
  personalData,
  settledAmounts,
  paymentLinks,
  faresOfDays,
  phoneDeals,
  indexesOfTheDesk,
  orderOfDeskKeys,
  dataRequests,
  byHand,
  funnel,
  seatsOfOrders,
  tripLinks,
  statisticsOfMessages,
  shares,
  priceAlerts,
  ticketHolders,
  heldTrips,
  keysOfSales,
  ...VERTICAL_MIGRATIONS,
];
