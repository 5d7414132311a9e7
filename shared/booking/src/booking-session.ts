import { failureCode } from '@travesia/api-client';
import {
  isHeld,
  type BillingInformation,
  type CustomerDetails,
  type OrderView,
  type Selection,
} from '@travesia/contracts';
import type { BookingCalls, OrderReference, SavedTravellers } from './booking-calls.ts';
import type { BookingDraft, ChosenBag, ChosenSeat, DraftStore } from './draft.ts';
import { createSaveQueue, SAVE_ORDER, type SaveKind, type SaveQueue, type SaveState } from './save-queue.ts';

/** What is saved of each kind. */
interface SavePayloads {
  offer: Selection;
  baggage: readonly ChosenBag[];
  seats: readonly ChosenSeat[];
  customer: CustomerDetails;
  passengers: SavedTravellers;
  billing: BillingInformation;
}

export interface BookingSnapshot {
  readonly draft: BookingDraft;
  readonly saves: Readonly<Record<SaveKind, SaveState>>;
  /** The server's word on the order (B-06); null until it first answered. */
  readonly orderView: OrderView | null;
  /** When the supplier's offer ends, by this device's clock (S-43); null until the server said it of this selection. */
  readonly heldUntilMs: number | null;
  /** What the last question for it threw. */
  readonly orderFailure: unknown;
  /** Another tab's booking is open or being paid: nothing of this tab's is saved or paid before that is settled. */
  readonly isOtherOpen: boolean;
  /** Where that is because this trip was continued on another device. */
  readonly isElsewhere: boolean;
}

/** Whether the server holds every step before the payment. */
export type Delivery =
  | { readonly kind: 'complete' }
  /** A save or the question for the order failed. */
  | { readonly kind: 'failed'; readonly failure: unknown }
  /** The server lacks steps that this tab cannot send again: document numbers are kept nowhere in the browser. */
  | { readonly kind: 'incomplete'; readonly missing: OrderView['missing'] };

export interface BookingSession {
  getSnapshot(): BookingSnapshot;
  subscribe(listener: () => void): () => void;
  /** Remembers in this tab without sending, e.g. half a form. */
  remember(patch: Partial<BookingDraft>): void;
  /** The newest state of a kind; `null` while it is not fit to send. */
  save<Kind extends SaveKind>(kind: Kind, payload: SavePayloads[Kind] | null): void;
  /** Sends at once what is pending (S-29). */
  flush(): Promise<boolean>;
  /** Sends what is pending, then asks the server what it has, and sends again what it lacks. */
  deliverAll(): Promise<Delivery>;
  /** The page may go away any moment: what is pending goes out now (S-29). */
  leave(): void;
  refreshOrderView(): Promise<void>;
  /** The page stands in another market: the order is set again, with what that market takes (P-49). */
  followMarket(): void;
  /** The price is asked again (S-45): what was held counts no more. */
  forgetHold(): void;
  /** Goes on with the booking of this tab, here if it is on another device; the other one is kept. Throws what stands in the way. */
  takeUp(): Promise<void>;
  /** The order that is open in another tab, to be named in the question which of the two to go on with. */
  readOther(): Promise<OrderView>;
  /** This tab leaves its own booking, which is kept, and is about the open one from now on. */
  openOther(): Promise<void>;
  dispose(): void;
}

export interface BookingSessionOptions {
  readonly calls: BookingCalls;
  readonly drafts: DraftStore;
  readonly nowMs: () => number;
  readonly timers?: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;
}

/** Kinds whose reply changes what the order costs or holds. */
const CHANGES_THE_ORDER: ReadonlySet<SaveKind> = new Set([
  'offer',
  'baggage',
  'seats',
  'passengers',
  'billing',
]);
/** They carry ids of their own offer, which mean nothing to another. */
const OF_THE_OFFER: ReadonlySet<SaveKind> = new Set(['baggage', 'seats']);
const IDLE: SaveState = { status: 'idle', failure: null };
/** The steps before the payment and the save that delivers each. */
const SAVE_OF_STEP = { order: 'offer', customer: 'customer', passengers: 'passengers' } as const;
const AFTER_ORDER = SAVE_ORDER.filter((kind) => kind !== 'offer');
type EarlierStep = keyof typeof SAVE_OF_STEP;

const isElsewhere = (failure: unknown) => failureCode(failure) === 'order_elsewhere';

/** Whether a call was refused for another booking of this browser, which is open or being paid, or for another device. */
export function isOtherInTheWay(failure: unknown): boolean {
  const code = failureCode(failure);
  return code === 'other_booking_open' || code === 'payment_in_progress' || isElsewhere(failure);
}

/** Bags and seats as the server has them. */
const extrasOf = ({ bags, seats }: OrderView): Pick<BookingDraft, 'bags' | 'seats'> => ({
  bags: bags.chosen.flatMap(({ segmentIds, total, ...bag }) =>
    segmentIds ? [{ ...bag, segmentIds, totalAmount: total }] : [],
  ),
  seats: seats ?? [],
});
const isEarlierStep = (step: string): step is EarlierStep => Object.hasOwn(SAVE_OF_STEP, step);

/** The booking in progress of one document (S-02, S-29, S-32): draft, saves and the server's order view. */
export function createBookingSession(options: BookingSessionOptions): BookingSession {
  const { calls, drafts, nowMs, timers } = options;
  const listeners = new Set<() => void>();
  let snapshot: BookingSnapshot = {
    draft: drafts.read(),
    saves: Object.fromEntries(SAVE_ORDER.map((kind) => [kind, IDLE])) as Record<SaveKind, SaveState>,
    orderView: null,
    heldUntilMs: null,
    orderFailure: null,
    isOtherOpen: false,
    isElsewhere: false,
  };

  function change(patch: Partial<BookingSnapshot>) {
    snapshot = { ...snapshot, ...patch };
    for (const listener of listeners) listener();
  }

  function remember(patch: Partial<BookingDraft>) {
    change({ draft: drafts.write(patch) });
  }

  /** Based on the clock, so that a tab that takes over another tab's trip never sends an older sequence number (S-29). */
  function nextOrder(): OrderReference {
    const next = Math.max(drafts.read().sequence + 1, nowMs());
    const { selection, order, sequence } = drafts.write({ sequence: next });
    const orderKind = order?.kind ?? selection?.kind ?? null;
    return { orderKind, orderId: order?.id ?? null, sequence };
  }

  /** The id of another kind of order is not this one's. */
  async function setOrder(selection: Selection) {
    const before = nextOrder();
    const orderId = before.orderKind === selection.kind ? before.orderId : null;
    return (await calls.setOrder(selection, { ...before, orderId })).data;
  }

  const flag = (patch: Partial<BookingDraft['flags']>) => ({ flags: { ...drafts.read().flags, ...patch } });

  /** One call per kind; its reply is kept in the draft. */
  const deliver: { [Kind in SaveKind]: (payload: SavePayloads[Kind]) => Promise<void> } = {
    async offer(selection) {
      const data = await setOrder(selection);
      remember({
        selection,
        order: { kind: selection.kind, id: data.id },
        baggageUrl: data.baggageUrl ?? null,
        bookingId: data.bookingId,
        flags: {
          flightOrderCreated: true,
          customerCreated: false,
          passengersCreated: false,
          billingInformationCreated: false,
        },
      });
    },
    async baggage(bags) {
      await calls.addBaggages(bags, nextOrder());
    },
    async seats(seats) {
      await calls.addSeats(seats, nextOrder());
    },
    async customer(details) {
      const { data } = await calls.saveCustomer(details, nextOrder());
      remember({ customerId: data.id, ...flag({ customerCreated: true }) });
    },
    async passengers(passengers) {
      await calls.savePassengers(passengers, nextOrder());
      remember(flag({ passengersCreated: true }));
    },
    async billing(billing) {
      await calls.saveBilling(billing, nextOrder());
      remember(flag({ billingInformationCreated: true }));
    },
  };

  async function deliverKind(kind: SaveKind, payload: unknown) {
    await (deliver[kind] as (payload: unknown) => Promise<void>)(payload);
  }

  /** What is to be sent of a kind, also in a document whose forms are elsewhere. */
  function payloadOf(kind: SaveKind): unknown {
    const draft = drafts.read();
    return kind === 'offer' ? draft.selection : (draft.payloads[kind] ?? null);
  }

  /** The server does not have these: they go again, from the forms of this page or from the draft. */
  function sendAgain(kinds: readonly SaveKind[]) {
    for (const kind of kinds) {
      const payload = payloadOf(kind);
      if (payload !== null) queue.schedule(kind, payload);
    }
    queue.forget(kinds);
  }

  /** An order that is set anew has nothing of what hangs on it (B-24). */
  async function sendOffer(selection: unknown) {
    const earlierOrder = drafts.read().order?.id;
    await deliverKind('offer', selection);
    // What the draft holds is of the order before, with its travellers; another order is told by the forms only.
    if (drafts.read().order?.id === earlierOrder) sendAgain(AFTER_ORDER);
    else queue.forget(AFTER_ORDER.filter((kind) => !OF_THE_OFFER.has(kind)));
  }

  /** A server that lost the session knows no order: everything goes again, in order, before this (P-16). */
  async function deliverBefore(kind: SaveKind) {
    const { selection } = drafts.read();
    if (!selection) return;
    await deliverKind('offer', selection);
    for (const earlier of SAVE_ORDER.slice(1, SAVE_ORDER.indexOf(kind))) {
      const payload = payloadOf(earlier);
      if (payload !== null) await deliverKind(earlier, payload);
    }
    sendAgain(SAVE_ORDER.slice(SAVE_ORDER.indexOf(kind) + 1));
  }

  /** Told once, wherever it was heard; the traveller decides how to go on. */
  function noteOtherOpen(failure: unknown) {
    if (isOtherInTheWay(failure)) change({ isOtherOpen: true, isElsewhere: isElsewhere(failure) });
  }

  async function send(kind: SaveKind, payload: unknown) {
    try {
      await (kind === 'offer' ? sendOffer(payload) : deliverKind(kind, payload));
    } catch (failure) {
      noteOtherOpen(failure);
      if (kind === 'offer' || failureCode(failure) !== 'order_missing') throw failure;
      await deliverBefore(kind);
      await deliverKind(kind, payload);
    }
    if (CHANGES_THE_ORDER.has(kind)) await refreshOrderView();
  }

  const missingSteps = () => (snapshot.orderView?.missing ?? []).filter(isEarlierStep);

  async function deliverAll(): Promise<Delivery> {
    for (let isLastTry = false; ; isLastTry = true) {
      if (!(await queue.flush())) {
        const failed = SAVE_ORDER.find((kind) => snapshot.saves[kind].status === 'failed');
        return { kind: 'failed', failure: failed && snapshot.saves[failed].failure };
      }
      await refreshOrderView();
      const { orderFailure } = snapshot;
      const isOrderLost = orderFailure !== null && failureCode(orderFailure) === 'order_missing';
      if (orderFailure !== null && (isLastTry || !isOrderLost))
        return { kind: 'failed', failure: orderFailure };
      const missing = missingSteps();
      if (!isOrderLost && missing.length === 0) return { kind: 'complete' };
      if (isLastTry) return { kind: 'incomplete', missing };
      sendAgain(isOrderLost ? SAVE_ORDER : missing.map((step) => SAVE_OF_STEP[step]));
    }
  }

  const told = (orderView: OrderView) => ({
    orderView,
    orderFailure: null,
    heldUntilMs: nowMs() + orderView.clock.secondsLeft * 1000,
  });

  async function refreshOrderView() {
    try {
      const { data } = await calls.orderView();
      change(told(data));
    } catch (orderFailure) {
      noteOtherOpen(orderFailure);
      change({ orderFailure });
    }
  }

  const queue: SaveQueue = createSaveQueue({
    send,
    onChange: (kind, state) => change({ saves: { ...snapshot.saves, [kind]: state } }),
    ...(timers && { timers }),
  });

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remember,
    save(kind, payload) {
      if (kind !== 'offer') {
        const { [kind]: _, ...others } = drafts.read().payloads;
        remember({ payloads: payload === null ? others : { ...others, [kind]: payload } });
      }
      queue.schedule(kind, payload);
    },
    flush: () => queue.flush(),
    deliverAll,
    leave: () => queue.leave(),
    refreshOrderView,
    followMarket() {
      if (drafts.read().order) sendAgain(['offer']);
    },
    forgetHold: () => change({ heldUntilMs: null }),
    async takeUp() {
      try {
        // A tab whose first order was refused has nothing on the server yet: its save is repeated below.
        if (drafts.read().bookingId !== null) await calls.takeUp();
      } catch (failure) {
        if (failureCode(failure) !== 'order_missing') throw failure;
        // The server keeps it no longer: it is told again, as a new one.
        remember({ bookingId: null });
        const { selection } = drafts.read();
        if (selection) await sendOffer(selection);
      }
      const wasElsewhere = snapshot.isElsewhere;
      change({ isOtherOpen: false, isElsewhere: false });
      if (wasElsewhere) await refreshOrderView();
      const isKept = snapshot.orderView !== null && isHeld(snapshot.orderView.state);
      // Who travels is as this page shows it, whatever was typed on the other device; of a held trip it is settled.
      if (wasElsewhere && !isKept) sendAgain(['customer', 'passengers', 'billing']);
      await queue.flush();
      await refreshOrderView();
      if (wasElsewhere && snapshot.orderView) remember(extrasOf(snapshot.orderView));
    },
    readOther: async () => (await calls.openOrderView()).data,
    async openOther() {
      const { data } = await calls.openOrderView();
      for (const kind of SAVE_ORDER) queue.schedule(kind, null);
      drafts.clear();
      remember({
        bookingId: data.bookingId,
        selection: { kind: data.orderKind, body: data.setOrderBody },
        order: { kind: data.orderKind, id: data.orderId },
        ...extrasOf(data),
        flags: {
          flightOrderCreated: data.flags.flightOrderCreated,
          customerCreated: data.flags.customerCreated,
          passengersCreated: data.flags.passengersCreated,
          billingInformationCreated: data.flags.billingInformationCreated,
        },
      });
      change({ ...told(data), isOtherOpen: false, isElsewhere: false });
    },
    dispose: () => queue.dispose(),
  };
}
