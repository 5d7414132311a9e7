import { randomUUID } from 'node:crypto';
import type {
  CodePurpose,
  BookingEvent,
  BookingProgress,
  CancellationQuote,
  Locale,
} from '@travesia/contracts';
import { todayIn, type Money, DEFAULT_LOCALE, inLocale, tagOf } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import type { Counters } from '../../http/counters.ts';
import {
  extrasOf,
  findBooking,
  isInFlight,
  readSaves,
  type Booking,
  type OrderPart,
  type StoredOrder,
} from '../booking/index.ts';
import type { Mailing } from '../mail/index.ts';
import { findLiveAttempt } from './attempts-repository.ts';
import { createBookingChanges } from './booking-changes.ts';
import type { BookingLinks } from './booking-links.ts';
import { createBookingCodes } from './booking-codes.ts';
import { createInvoices } from './invoices.ts';
import { createCorrections } from './corrections.ts';
import { codeMail } from './cancellation-mails.ts';
import {
  backOf,
  cancellationsOf,
  findCancellation,
  refuseWhileOpen,
  isCancellationMoving,
  keptOf,
  quotedAtRate,
  type Cancellation,
} from './cancellations-repository.ts';
import { bookingFreeUntilMs } from './free-cancellation.ts';
import { journeyEvents } from './journey-events.ts';
import { changesOfBooking } from './schedule-changes-repository.ts';
import { masked } from './masked.ts';
import { cardsText } from './cards-text.ts';
import { refundablePayments, spread } from './refunds-repository.ts';
import { createShareItinerary } from './share-itinerary.ts';
import { startQuoted } from './start-cancellation.ts';
import { amendmentsOf, refusedAmendmentsOf } from './changes-repository.ts';
import { inTransaction, type Drive, type SettlementContext } from './settlement/index.ts';
import { liveSupplierOrders, supplierOrdersOf } from './supplier-orders-repository.ts';
import { codeText } from './text-messages.ts';

const HOUR_MS = 3_600_000;
const CODES_AN_HOUR = { booking: 5, address: 20 } as const;

export interface AfterBookingParts {
  readonly context: SettlementContext;
  readonly drive: Drive;
  readonly mailing: Pick<Mailing, 'isOn' | 'queue' | 'queueText' | 'compose'>;
  readonly counters: Pick<Counters, 'hit'>;
  readonly links: Pick<BookingLinks, 'create' | 'addressOf'>;
  readonly officeAddress: string;
  readonly secret: string;
}

export type AfterBooking = ReturnType<typeof createAfterBooking>;

/** What the owner of a booking can do with it once it is confirmed (M-01 to M-03). */
export function createAfterBooking({
  context,
  drive,
  mailing,
  counters,
  links,
  officeAddress,
  secret,
}: AfterBookingParts) {
  const codes = createBookingCodes(context.db, secret);
  const changes = createBookingChanges({ context, drive, codes });
  const invoices = createInvoices({ context, codes });
  const corrections = createCorrections({ context, codes, mailing, links, officeAddress });

  /** The event that ends an amendment of this kind. */
  const doneBy = (kind: Booking['kind']): BookingEvent['code'] =>
    context.kinds.of(kind).additionsOf ? 'added' : 'changed';

  function eventsOf(
    booking: Booking,
    {
      cancellations,
      amendments,
      refusals,
      corrected,
      journey,
      paid,
    }: {
      readonly cancellations: readonly Cancellation[];
      readonly amendments: readonly Booking[];
      /** When changes were refused after they were to be paid. */
      readonly refusals: readonly Date[];
      readonly corrected: readonly BookingEvent[];
      readonly journey: readonly BookingEvent[];
      readonly paid: Money;
    },
  ): BookingEvent[] {
    const at = (moment: Date | number | null) => (moment === null ? null : new Date(moment).toISOString());
    const event = (
      code: BookingEvent['code'],
      moment: Date | number | null,
      facts: Partial<BookingEvent> = {},
    ): BookingEvent[] => {
      const time = at(moment);
      return time === null ? [] : [{ code, at: time, part: null, amount: null, ...facts }];
    };
    const later = [
      ...corrected,
      ...journey,
      ...refusals.flatMap((moment) => event('change_refused', moment)),
      ...amendments.flatMap(({ kind, confirmedAtMs, changedAtMs, total, state }) =>
        state === 'manual_review'
          ? event('in_review', changedAtMs)
          : event(doneBy(kind), confirmedAtMs, { amount: total }),
      ),
      ...cancellations.flatMap((each) => {
        const isChange = each.change_id !== null;
        const [only] = each.parts.length === 1 ? each.parts : [];
        const part = isChange ? null : (only?.part ?? null);
        const amount = { amount: each.refund_amount, currency: each.currency };
        // A person still clears up what comes back, or nothing was paid to us.
        const isKnown = each.state !== 'manual_review' && paid.amount > 0;
        // What came back and was given once more is a refund of its own; the cancellation promised all of it.
        const promised = each.parts
          .filter((one) => one.state === 'cancelled')
          .reduce((sum, one) => sum + backOf(one), 0);
        const isDue = each.refund_amount > 0 && each.cancelled_at !== null;
        return [
          // Money that we give back by ourselves cancels nothing.
          ...(each.parts.length === 0
            ? []
            : [
                ...event(isChange ? 'change_asked' : 'cancellation_asked', each.confirmed_at, { part }),
                ...(each.change_kind
                  ? event(doneBy(each.change_kind), each.cancelled_at)
                  : event('cancelled', each.cancelled_at, {
                      part,
                      amount: isKnown ? { ...amount, amount: promised } : null,
                    })),
              ]),
          ...(each.state === 'refused'
            ? event(isChange ? 'change_refused' : 'cancellation_refused', each.updated_at)
            : []),
          ...(isDue && each.state !== 'manual_review'
            ? event('refund_on_its_way', each.cancelled_at, { part, amount })
            : []),
          ...event('refunded', each.refunded_at, { part, amount }),
          ...(each.state === 'manual_review' ? event('in_review', each.updated_at, { part }) : []),
        ];
      }),
    ];
    return [
      ...(paid.amount === 0 ? [] : event('paid', booking.confirmedAtMs, { amount: paid })),
      ...event('booked', booking.confirmedAtMs),
      ...later.toSorted((one, other) => one.at.localeCompare(other.at)),
    ];
  }

  async function progress(booking: Booking): Promise<Omit<BookingProgress, 'mayAct' | 'dataRequests'>> {
    const { id, order, reference } = booking;
    const attempt = await findLiveAttempt(context.db, id);
    const cancellations = await cancellationsOf(context.db, id);
    const amendments = await amendmentsOf(context.db, id);
    const orders = await supplierOrdersOf(context.db, id);
    const all = order ? context.kinds.of(booking.kind).partsOf(order) : [];
    const standing = all.filter(({ name }) => orders.some((each) => each.part === name && each.live));
    const open = cancellations.find(({ state }) => state !== 'done' && state !== 'refused');
    const amending = amendments.find(({ state }) => state !== 'confirmed');
    const mayCancel =
      booking.state === 'confirmed' &&
      !open &&
      !amending &&
      standing.length > 0 &&
      !context.kinds.of(booking.kind).isEndedByHand &&
      !hasBegun(booking);
    const nowMs = context.now();
    const freeUntil = mayCancel ? freeUntilOf(booking, nowMs) : null;
    const isOneOfSeveral = mayCancel && standing.length > 1;
    const parts = await Promise.all(
      all.map(async (part) => ({
        name: part.name,
        title: part.title,
        isCancelled: !standing.includes(part),
        aloneToo:
          isOneOfSeveral &&
          part.mayEndAlone === true &&
          standing.includes(part) &&
          (freeUntil !== null || (await givesBack(booking, part))),
      })),
    );
    return {
      referenceId: reference ?? '',
      events:
        booking.state === 'confirmed' && attempt
          ? eventsOf(booking, {
              cancellations,
              amendments,
              refusals: await refusedAmendmentsOf(context.db, id),
              corrected: await corrections.eventsOf(id),
              journey: journeyEvents({
                standing: orders.filter(({ live, state }) => live && state === 'placed'),
                bookedAtMs: booking.confirmedAtMs ?? context.now(),
                calendar: booking.confirmed?.es.calendar ?? [],
                acceptedAtMs: (await changesOfBooking(context.db, id))
                  .filter(({ state }) => state === 'accepted')
                  .map((change) => change.updated_at.getTime()),
                nowMs: context.now(),
              }),
              paid: attempt.amount,
            })
          : [],
      isMoving: [open, amending].some((each) => each !== undefined && each.state !== 'manual_review'),
      review: amending?.state === 'manual_review' ? 'change_unsettled' : open ? reviewOf(open) : null,
      parts,
      mayCancel,
      invoices: await invoices.view(booking),
      free:
        freeUntil === null ? null : { until: new Date(freeUntil).toISOString(), leftMs: freeUntil - nowMs },
      ...(await changes.allowed(booking)),
      revision: booking.confirmed?.[DEFAULT_LOCALE].revised?.sequence ?? 0,
    };
  }

  /** For a change, a silent supplier has cancelled nothing, so the page uses other words. */
  function reviewOf({ state, reason, change_id: changeId }: Cancellation): BookingProgress['review'] {
    if (state !== 'manual_review') return null;
    return changeId !== null && reason === 'supplier_silent' ? 'change_silent' : reason;
  }

  function hasBegun({ kind, order, locale }: Booking): boolean {
    if (!order) return true;
    return context.kinds.of(kind).requirementsOf(order, locale).firstTravelDate < todayIn(context.now());
  }

  /** Whether one of several parts, cancelled now by itself, gives anything back: its terms are stored with the order. */
  async function givesBack({ id, order }: Booking, part: OrderPart<StoredOrder>): Promise<boolean> {
    const live = (await liveSupplierOrders(context.db, id)).find((each) => each.part === part.name);
    if (!order || !live?.supplierRef) return false;
    const { supplierRef } = live;
    const found = await part.desk.quoteCancellation({ supplierRef, order, nowMs: context.now() });
    return found.state === 'quoted' && found.refund.amount > 0;
  }

  /** The end of the time in which everything is refunded; null where it is over or never was. */
  function freeUntilOf(booking: Booking, nowMs: number): number | null {
    const untilMs = bookingFreeUntilMs(context.kinds, booking);
    return untilMs !== null && nowMs < untilMs ? untilMs : null;
  }

  async function quote(
    booking: Booking,
    wanted: string | undefined,
    locale: Locale,
    agreed?: Money,
  ): Promise<CancellationQuote> {
    const { order } = booking;
    const attempt = await findLiveAttempt(context.db, booking.id);
    if (booking.state !== 'confirmed' || !order || !attempt) throw new ApiError('cancellation_refused');
    await refuseWhileOpen(context.db, booking.id);
    if ((await amendmentsOf(context.db, booking.id)).some(({ state }) => state !== 'confirmed'))
      throw new ApiError('change_in_progress');
    if (hasBegun(booking)) throw new ApiError('cancellation_refused');
    const live = await liveSupplierOrders(context.db, booking.id);
    const { isEndedByHand = false, ...rules } = context.kinds.of(booking.kind);
    const all = rules.partsOf(order);
    const chosen = live.filter(({ part }) => wanted === undefined || part === wanted);
    const mayEndAlone = all.some(({ name, mayEndAlone: may }) => name === wanted && may);
    const isAllowed = wanted === undefined || mayEndAlone || live.length === 1;
    if (chosen.length === 0 || !isAllowed) throw new ApiError('cancellation_refused');
    const saves = await readSaves(context.db, booking.id);
    const extras = extrasOf(booking, saves);
    const nowMs = context.now();
    const freeUntil = freeUntilOf(booking, nowMs);
    const quoted = await Promise.all(
      chosen.map(async (standing) => {
        const part = all.find(({ name }) => name === standing.part);
        if (!part || !standing.supplierRef) throw new ApiError('cancellation_refused');
        const told = await part.desk.quoteCancellation({
          supplierRef: standing.supplierRef,
          order,
          nowMs,
          agreed,
        });
        const found = quotedAtRate(told, standing);
        if (found.state === 'refused') throw new ApiError('cancellation_refused');
        if (found.state === 'unknown') throw new ApiError('supplier_failed');
        const { price, cost, margin = 0 } = part.amountsOf(order, extras);
        if (found.refund.currency !== price.currency) throw new ApiError('cancellation_refused');
        return { standing, found, price, cost, margin };
      }),
    );
    // A rate that gives nothing back is not worth giving up by itself.
    const isWorthless = freeUntil === null && quoted.every(({ found }) => found.refund.amount === 0);
    if (wanted !== undefined && live.length > 1 && isWorthless) throw new ApiError('cancellation_refused');
    const { currency } = attempt.amount;
    const money = (amount: number): Money => ({ amount, currency });
    const agreedBack = (price: Money): number | null => {
      // What a person agreed is given on by an act of its own, which may need a second one.
      if (isEndedByHand) return 0;
      // What the supplier keeps of it is ours to bear.
      return freeUntil === null ? null : price.amount;
    };
    const rows = quoted.map(({ standing, found, price, cost, margin }) => ({
      part: standing.part,
      supplier_order_id: standing.id,
      supplier_quote: found.quoteRef,
      price: price.amount,
      cost: cost.amount,
      margin,
      supplier_refund: found.refund.amount,
      supplier_gave: null,
      back: agreedBack(price),
      credit: freeUntil === null ? (found.credit?.amount ?? null) : null,
    }));
    const parts = rows.map((row) => {
      const { back: returned, supplierKeeps, weKeep } = keptOf(row);
      return {
        name: row.part,
        paid: money(row.price),
        supplierKeeps: money(supplierKeeps),
        weKeep: money(weKeep),
        back: money(returned),
        credit: row.credit === null ? null : money(row.credit),
      };
    });
    const sum = (of: (part: (typeof parts)[number]) => Money) =>
      money(parts.reduce((total, part) => total + of(part).amount, 0));
    const back = sum((part) => part.back);
    const shares = spread(back.amount, await refundablePayments(context.db, booking.id));
    if (shares.reduce((given, { amount }) => given + amount, 0) < back.amount)
      throw new ApiError('cancellation_refused');
    const id = randomUUID();
    const ends = quoted.map(({ found }) => found.expiresAtMs);
    const expiresAtMs = Math.min(...ends, ...(freeUntil === null ? [] : [freeUntil]));
    const at = new Date(nowMs);
    await inTransaction(context, async (trx) => {
      await trx
        .insertInto('cancellations')
        .values({
          id,
          booking_id: booking.id,
          change_id: null,
          state: 'quoted',
          reason: null,
          locale,
          currency,
          refund_amount: back.amount,
          expires_at: new Date(expiresAtMs),
          confirmed_at: null,
          cancelled_at: null,
          refunded_at: null,
          created_at: at,
          updated_at: at,
        })
        .execute();
      await trx
        .insertInto('cancellation_parts')
        .values(
          rows.map((row) => ({
            ...row,
            cancellation_id: id,
            state: 'quoted' as const,
            asked_at: null,
            tries: 0,
          })),
        )
        .execute();
    });
    return {
      quoteId: id,
      parts,
      paid: sum((part) => part.paid),
      back,
      paidWith:
        cardsText(context, shares, {
          locale,
          numberLocale: tagOf(locale, context.market(booking.market).numberLocale),
        }) || context.methods.describe(attempt, locale),
      expiresAt: new Date(expiresAtMs).toISOString(),
      freeUntil: freeUntil === null ? null : new Date(freeUntil).toISOString(),
    };
  }

  async function sendCode(
    booking: Booking,
    { locale, address, purpose }: { locale: Locale; address: string; purpose?: CodePurpose | undefined },
  ) {
    const booked = booking.confirmed && inLocale(booking.confirmed, locale);
    if (booking.state !== 'confirmed' || !booked) throw new ApiError('cancellation_refused');
    if (!mailing.isOn) throw new ApiError('unavailable');
    for (const [key, max] of [
      [`code:booking:${booking.id}`, CODES_AN_HOUR.booking],
      [`code:address:${address}`, CODES_AN_HOUR.address],
    ] as const) {
      const { allowed, retryAfterSeconds } = await counters.hit(key, { max, windowMs: HOUR_MS });
      if (!allowed) throw new ApiError('too_many_requests', { retryAfterSeconds });
    }
    const { id: codeId, code, expiresAtMs } = await codes.create(booking.id, context.now());
    await mailing.queue(codeMail(booked, { codeId, code, bookingId: booking.id, locale, purpose }));
    const text = codeText(booked, { codeId, code, bookingId: booking.id, locale });
    if (text) await mailing.queueText(text);
    return { sentTo: masked(booked.passenger.email), expiresAt: new Date(expiresAtMs).toISOString() };
  }

  /** For the code from its mailbox: a link that may also act for the booking (M-01). */
  async function becomeOwner(booking: Booking, code: string): Promise<{ link: string; expiresAt: string }> {
    const nowMs = context.now();
    const codeId = await codes.check(booking.id, code, nowMs);
    const isUsed = codeId !== null && (await inTransaction(context, (trx) => codes.use(trx, codeId, nowMs)));
    if (!isUsed) throw new ApiError('code_wrong');
    const { link, expiresAtMs } = links.create(booking.id, 'owner');
    return { link, expiresAt: new Date(expiresAtMs).toISOString() };
  }

  /** Starts what was quoted, once: who presses twice, or on two devices, finds it under way. */
  async function confirm(
    booking: Booking,
    asked: { readonly quoteId: string; readonly code: string; readonly locale: Locale },
  ): Promise<void> {
    const nowMs = context.now();
    const found = await findCancellation(context.db, asked.quoteId);
    if (!found || found.booking_id !== booking.id) throw new ApiError('quote_expired');
    if (found.state !== 'quoted') return;
    await refuseWhileOpen(context.db, booking.id);
    if (found.expires_at.getTime() <= nowMs) throw new ApiError('quote_expired');
    const codeId = await codes.check(booking.id, asked.code, nowMs);
    if (!codeId) throw new ApiError('code_wrong');
    const hasStarted = await inTransaction(context, (trx) =>
      startQuoted(context, trx, booking, {
        ...asked,
        async allow() {
          if (!(await codes.use(trx, codeId, nowMs))) throw new ApiError('code_wrong');
        },
      }),
    );
    if (hasStarted) await drive(booking.id);
  }

  return {
    /** As it stands; one under way is taken further first. */
    async progress(booking: Booking): Promise<Omit<BookingProgress, 'mayAct' | 'dataRequests'>> {
      if (await isCancellationMoving(context.db, booking.id)) await drive(booking.id);
      const amending = (await amendmentsOf(context.db, booking.id)).find(({ state }) => isInFlight(state));
      if (amending) await drive(amending.id);
      // It may be another one by now.
      return progress((await findBooking(context.db, booking.id)) ?? booking);
    },
    quote,
    sendCode,
    becomeOwner,
    shareItinerary: createShareItinerary({ context, mailing, counters }),
    confirm,
    changes,
    corrections,
    invoices,
    codes: { check: codes.check, use: codes.use },
  };
}
