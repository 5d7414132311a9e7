import {
  BAGGAGE_SAVE_DELAY_MS,
  BILLING_SAVE_DELAY_MS,
  CUSTOMER_SAVE_DELAY_MS,
  OFFER_SAVE_DELAY_MS,
  SEATS_SAVE_DELAY_MS,
  TRAVELLER_SAVE_DELAY_MS,
} from '@travesia/domain';

/** What is saved as the traveller types, in the order in which a flush sends it (S-29). */
export const SAVE_ORDER = ['offer', 'baggage', 'seats', 'customer', 'passengers', 'billing'] as const;
export type SaveKind = (typeof SAVE_ORDER)[number];

/** Pause after the last change before a save goes out. */
export const SAVE_DELAYS_MS: Readonly<Record<SaveKind, number>> = {
  offer: OFFER_SAVE_DELAY_MS,
  baggage: BAGGAGE_SAVE_DELAY_MS,
  seats: SEATS_SAVE_DELAY_MS,
  customer: CUSTOMER_SAVE_DELAY_MS,
  passengers: TRAVELLER_SAVE_DELAY_MS,
  billing: BILLING_SAVE_DELAY_MS,
};

type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

export interface SaveState {
  readonly status: SaveStatus;
  /** What `send` threw, while the status is `failed`. */
  readonly failure: unknown;
}

export interface SaveQueueOptions {
  /** Sends one state; a rejection leaves it unsent, ready for a retry. */
  readonly send: (kind: SaveKind, payload: unknown) => Promise<void>;
  readonly onChange?: (kind: SaveKind, state: SaveState) => void;
  readonly timers?: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;
}

export interface SaveQueue {
  /** The newest state of a kind; `null` withdraws it (an invalid form is not sent). */
  schedule(kind: SaveKind, payload: unknown): void;
  /** The server no longer has these: their newest states are pending again. */
  forget(kinds: readonly SaveKind[]): void;
  /** Sends at once what is pending, in order; stops at the first failure and answers whether all went. */
  flush(): Promise<boolean>;
  /** The page may go away any moment: everything pending goes out now, side by side; no reply is waited for. */
  leave(): void;
  hasPending(): boolean;
  state(kind: SaveKind): SaveState;
  dispose(): void;
}

interface Slot {
  payload: unknown;
  key: string | null;
  acknowledgedKey: string | null;
  running: Promise<boolean> | null;
  timer: ReturnType<typeof setTimeout> | null;
  state: SaveState;
}

const IDLE: SaveState = { status: 'idle', failure: null };

/**
 * Debounced saves of the booking in progress (S-05, S-12, S-16, S-29, F-32, F-39):
 * saves of one kind never overlap, the last state wins, an unchanged state is not sent.
 */
export function createSaveQueue(options: SaveQueueOptions): SaveQueue {
  const timers = options.timers ?? globalThis;
  const slots = new Map<SaveKind, Slot>(
    SAVE_ORDER.map((kind) => [
      kind,
      { payload: null, key: null, acknowledgedKey: null, running: null, timer: null, state: IDLE },
    ]),
  );
  const slotOf = (kind: SaveKind) => slots.get(kind) as Slot;
  const isPending = (slot: Slot) => slot.key !== null && slot.key !== slot.acknowledgedKey;

  function setState(kind: SaveKind, status: SaveStatus, failure: unknown = null) {
    slotOf(kind).state = { status, failure };
    options.onChange?.(kind, slotOf(kind).state);
  }

  function cancelTimer(slot: Slot) {
    if (slot.timer !== null) timers.clearTimeout(slot.timer);
    slot.timer = null;
  }

  async function sendUntilSettled(kind: SaveKind): Promise<boolean> {
    const slot = slotOf(kind);
    // Everything else hangs on the order: without it the server answers "order missing".
    if (kind !== 'offer' && isPending(slotOf('offer')) && !(await run('offer'))) {
      setState(kind, 'failed', slotOf('offer').state.failure);
      return false;
    }
    // Travellers go out once there is an address to write to (S-12); the save of the contact starts them.
    if (kind === 'passengers' && slotOf('customer').key === null) {
      setState(kind, isPending(slot) ? 'waiting' : 'idle');
      return !isPending(slot);
    }
    while (isPending(slot)) {
      const { key, payload } = slot;
      setState(kind, 'saving');
      try {
        await options.send(kind, payload);
      } catch (failure) {
        // What was typed meanwhile may be just what the server asked for.
        if (slot.key !== key) continue;
        setState(kind, 'failed', failure);
        return false;
      }
      slot.acknowledgedKey = key;
    }
    settle(kind);
    return true;
  }

  function settle(kind: SaveKind) {
    const isGiven = slotOf(kind).key !== null;
    setState(kind, isGiven ? 'saved' : 'idle');
    const travellers = slotOf('passengers');
    if (kind === 'customer' && isGiven && isPending(travellers) && travellers.timer === null)
      start('passengers');
  }

  function start(kind: SaveKind) {
    const slot = slotOf(kind);
    cancelTimer(slot);
    if (slot.running) return;
    setState(kind, 'waiting');
    slot.timer = timers.setTimeout(() => void run(kind), SAVE_DELAYS_MS[kind]);
  }

  function run(kind: SaveKind): Promise<boolean> {
    const slot = slotOf(kind);
    cancelTimer(slot);
    slot.running ??= sendUntilSettled(kind).finally(() => {
      slot.running = null;
      // Typed between the last reply and this moment.
      if (slot.state.status === 'saved' && isPending(slot)) start(kind);
    });
    return slot.running;
  }

  const isUnsettled = (kind: SaveKind) => isPending(slotOf(kind)) || slotOf(kind).running !== null;

  async function flush(): Promise<boolean> {
    for (;;) {
      // From the first again after each: a reply may bring an earlier kind back.
      const kind = SAVE_ORDER.find(isUnsettled);
      if (!kind) return true;
      if (!(await run(kind))) return false;
    }
  }

  return {
    schedule(kind, payload) {
      const slot = slotOf(kind);
      const key = payload === null ? null : JSON.stringify(payload);
      if (key === slot.key) return;
      slot.key = key;
      slot.payload = payload;
      if (isPending(slot) || slot.running) {
        start(kind);
        return;
      }
      cancelTimer(slot);
      settle(kind);
    },
    forget(kinds) {
      for (const kind of kinds) {
        const slot = slotOf(kind);
        slot.acknowledgedKey = null;
        if (isPending(slot)) start(kind);
      }
    },
    flush,
    leave() {
      // Whatever hangs on an order that is not set yet cannot arrive; the next load sends it (S-29).
      if (isPending(slotOf('offer'))) return;
      for (const [kind, slot] of slots) if (isPending(slot)) void run(kind);
    },
    hasPending: () => SAVE_ORDER.some(isUnsettled),
    state: (kind) => slotOf(kind).state,
    dispose() {
      for (const slot of slots.values()) cancelTimer(slot);
    },
  };
}
