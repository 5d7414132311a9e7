import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import { everyInTurn } from '../../background.ts';
import { takeDuty, type DutyTables } from '../../database/duties.ts';
import type { Counters } from '../../http/counters.ts';
import { createTripLinkRows, type BookingModule } from '../booking/index.ts';
import type { BookingStoreTables, TripLinkTables } from '../booking/tables.ts';
import type { Mailing } from '../mail/index.ts';
import type { MailTables } from '../mail/tables.ts';
import type { ApiModule } from '../module.ts';
import { createAfterBooking, type AfterBooking } from './after-booking.ts';
import { createDeskActs, type DeskActs } from './at-the-desk/acts.ts';
import { createBookingLinks, type BookingLinks } from './booking-links.ts';
import { createCancellationMails } from './cancellation-mails.ts';
import { createCheckInMail } from './check-in-mail.ts';
import { createConfirmationMail } from './confirmation-mail.ts';
import { createHoldMails } from './hold-mails.ts';
import { createHolds } from './holds.ts';
import { createKnownBooking, type KnownBooking } from './known-booking.ts';
import { readLedger } from './ledger-repository.ts';
import { createNotifications } from './notifications.ts';
import { openOrderRequest } from './order-request.ts';
import { createProgressMails } from './progress-mails.ts';
import { createPaymentService } from './payment-service.ts';
import { paidToSupplier } from './paid-to-supplier.ts';
import { createPaymentMethods } from './payment-methods.ts';
import type { PaymentMethod } from './ports.ts';
import { providerReturnAddress } from './return-addresses.ts';
import { paymentRoutes } from './routes.ts';
import {
  createDrive,
  createWorker,
  driveHandler,
  reconcile,
  recover,
  SETTLEMENT_TIMES,
  type Interleave,
  type SettlementContext,
  type SettlementLog,
} from './settlement/index.ts';
import type { PaymentTables } from './tables.ts';
import { createScheduleChanges, type ScheduleChanges } from './schedule-changes.ts';
import { createScheduleMails } from './schedule-mails.ts';
import { createTicketMail } from './ticket-mail.ts';
import { reportUnknownPayments } from './unknown-payments.ts';
import { createTicketWatch, type TicketWatch } from './watch-tickets.ts';

export { startPaidToSupplier } from './payment-service.ts';
export { findQuotedChange } from './changes-repository.ts';
export { findLiveCart } from './attempts-repository.ts';
export { OPEN_DISPUTES, OPEN_FRAUD_WARNINGS, paymentEventsTotal } from './payment-events.ts';
export { createBookingCodes } from './booking-codes.ts';
export { masked } from './masked.ts';
export { ActRefused } from './at-the-desk/acts.ts';
export type { BookingAddress, LinkScope } from './booking-links.ts';
export { refundedOf } from './cancellations-repository.ts';
export { findCancelledParts, type CancelledParts } from './supplier-orders-repository.ts';
export { INTERLEAVE_POINTS, type Interleave, type InterleavePoint } from './settlement/index.ts';

export interface PaymentsNeeds {
  readonly configuration: Pick<
    Configuration,
    | 'SITE_ORIGIN'
    | 'SCHEDULE_CHANGE_ANSWER_HOURS'
    | 'DESK_REFUND_ALONE_MAX'
    | 'HANDLE_SECRET'
    | 'INTERNAL_SECRET'
    | 'DATABASE_URL'
    | 'CONTACT_MAIL_TO'
  >;
  readonly database: Kysely<PaymentTables & BookingStoreTables & DutyTables & TripLinkTables & MailTables>;
  readonly clock: Clock;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly logger?: FastifyBaseLogger;
}

export interface PaymentsModule extends ApiModule {
  /** For whoever looks a booking up. */
  readonly knownBooking: KnownBooking;
  /** What its owner can do with a confirmed booking. */
  readonly afterBooking: AfterBooking;
  /** What people at the service desk can do with a booking. */
  readonly deskActs: DeskActs;
  /** For what suppliers report of their orders. */
  readonly supplierOrders: Pick<TicketWatch, 'find' | 'lookAgain'>;
  /** What airlines change, and what its owner answers. */
  readonly scheduleChanges: Pick<ScheduleChanges, 'view' | 'answer'>;
  /** Trips that are kept unpaid. */
  readonly holds: { sendLink: ReturnType<typeof createHoldMails>['sendAgain'] };
  /** The signed links of mails. */
  readonly links: Pick<BookingLinks, 'read' | 'addressOf'>;
  /** Takes a booking further, as far as it goes now. */
  readonly drive: (bookingId: string) => Promise<void>;
  readonly ledger: () => ReturnType<typeof readLedger>;
  /** Does what is due and compares the ledgers, without waiting for the minute. */
  settleDue(): Promise<void>;
}

const RECONCILE_EVERY_MS = 60_000;
/** Whole lists are asked for seldom. */
const LIST_HOLDS_EVERY_MS = 10 * 60_000;
const SILENT: SettlementLog = { info: () => {}, warn: () => {}, error: () => {} };

/** From the pay button to the confirmed booking. */
export function createPaymentsModule(
  { configuration, database, clock, paymentMethods, logger }: PaymentsNeeds,
  { saves, cipher, market, kinds }: BookingModule,
  { mailing, counters }: { readonly mailing: Mailing; readonly counters: Counters },
  interleave: Interleave = () => {},
): PaymentsModule {
  const siteOrigin = configuration.SITE_ORIGIN;
  const context: SettlementContext = {
    db: database,
    now: () => clock.nowMs(),
    methods: createPaymentMethods([...paymentMethods, paidToSupplier]),
    kinds,
    market,
    orderRequest: openOrderRequest(cipher),
    providerReturnUrl: (cartId) => providerReturnAddress(siteOrigin, cartId),
    times: SETTLEMENT_TIMES,
    interleave,
    log: logger ?? SILENT,
  };
  const links = createBookingLinks({ secret: configuration.HANDLE_SECRET, siteOrigin, now: context.now });
  const drive = createDrive(context);
  const tickets = createTicketWatch(context, drive);
  const changes = createScheduleChanges(context, {
    answerHours: configuration.SCHEDULE_CHANGE_ANSWER_HOURS,
  });
  const holdMails = createHoldMails(context, {
    database,
    counters,
    mailing,
    siteOrigin,
    tripLinks: createTripLinkRows({ secret: configuration.HANDLE_SECRET, siteOrigin }),
  });
  const worker = createWorker(context, {
    'drive-booking': driveHandler(context, drive),
    'mail-cancellation': createCancellationMails(context, { mailing, addressOf: links.addressOf }),
    'mail-check-in': createCheckInMail(context, { mailing, addressOf: links.addressOf }),
    'mail-hold': holdMails.job,
    'mail-progress': createProgressMails(context, { mailing, siteOrigin, addressOf: links.addressOf }),
    'mail-schedule': createScheduleMails(context, {
      mailing,
      addressOf: links.addressOf,
      officeAddress: configuration.CONTACT_MAIL_TO,
    }),
    'mail-tickets': createTicketMail(context, { mailing, addressOf: links.addressOf }),
    'mail-confirmation': createConfirmationMail(context, {
      mailing,
      addressOf: links.addressOf,
      officeAddress: configuration.CONTACT_MAIL_TO,
    }),
  });
  const compareLedgers = () =>
    reconcile(context, drive, (found) =>
      reportUnknownPayments(context, found, { mailing, officeAddress: configuration.CONTACT_MAIL_TO }),
    );

  /** Several processes compare the same ledgers once. */
  async function reconcileAll(): Promise<void> {
    await compareLedgers();
    await tickets.lookInTurn();
    await changes.lookInTurn();
    const listed = { name: 'held-orders', nowMs: context.now(), forMs: LIST_HOLDS_EVERY_MS };
    if (await takeDuty(database, listed)) await holds.endOrphans();
  }
  const reconciling = everyInTurn(
    { database, clock: { nowMs: context.now }, name: 'reconcile', periodMs: RECONCILE_EVERY_MS },
    reconcileAll,
    (fault) => context.log.error({ err: fault }, 'the ledgers could not be compared'),
  );

  const holds = createHolds(context, drive);
  const knownBooking = createKnownBooking(context, mailing);

  const afterBooking = createAfterBooking({
    context,
    drive,
    mailing,
    counters,
    links,
    officeAddress: configuration.CONTACT_MAIL_TO,
    secret: configuration.HANDLE_SECRET,
  });

  return {
    knownBooking,
    afterBooking,
    deskActs: createDeskActs({
      context,
      drive,
      corrections: afterBooking.corrections,
      scheduleChanges: changes,
      refundAloneMax: configuration.DESK_REFUND_ALONE_MAX,
    }),
    supplierOrders: {
      find: tickets.find,
      async lookAgain(bookingId) {
        await tickets.lookAgain(bookingId);
        await changes.lookAgain(bookingId);
      },
    },
    scheduleChanges: changes,
    holds: { sendLink: holdMails.sendAgain },
    links,
    async drive(bookingId) {
      await drive(bookingId);
    },
    ledger: () => readLedger(database),
    async settleDue() {
      while ((await worker.runDue()) > 0);
      await compareLedgers();
      await tickets.lookInTurn();
      await changes.lookInTurn();
      await holds.endOrphans();
      while ((await worker.runDue()) > 0);
    },
    routes: (router) =>
      paymentRoutes(router, {
        context,
        knownBooking,
        drive,
        payments: createPaymentService(context, drive),
        holds,
        intake: {
          savePayment: saves.savePayment,
          nowMs: context.now,
          handleSecret: configuration.HANDLE_SECRET,
          internalSecret: configuration.INTERNAL_SECRET,
        },
        notify: createNotifications(context, drive),
        siteOrigin,
      }),
    async recover() {
      await recover(context, drive, configuration.DATABASE_URL === '');
    },
    start() {
      worker.start();
      reconciling.start();
    },
    async stop() {
      await reconciling.stop();
      await worker.stop();
    },
  };
}
