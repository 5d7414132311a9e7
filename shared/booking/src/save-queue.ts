import {
  BAGGAGE_SAVE_DELAY_MS,
  BILLING_SAVE_DELAY_MS,
  CUSTOMER_SAVE_DELAY_MS,
  OFFER_SAVE_DELAY_MS,
  TRAVELLER_SAVE_DELAY_MS,
} from '@travesia/domain';

/** What is saved as the traveller types, in the order in which a flush sends it (S-29). */
export const SAVE_ORDER = ['offer', 'baggage', 'customer', 'passengers', 'billing'] as const;
export type SaveKind = (typeof SAVE_ORDER)[number];

/** Pause after the last change before a save goes out (§9). */
export const SAVE_DELAYS_MS: Readonly<Record<SaveKind, number>> = {
  offer: OFFER_SAVE_DELAY_MS,
  baggage: BAGGAGE_SAVE_DELAY_MS,
  customer: CUSTOMER_SAVE_DELAY_MS,
  passengers: TRAVELLER_SAVE_DELAY_MS,
  billing: BILLING_SAVE_DELAY_MS,
};

export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

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
  /** Marks a state as known to the server already, e.g. after a reload. */
  acknowledge(kind: SaveKind, payload: unknown): void;
  /** Sends at once what is pending, in order; stops at the first failure and answers whether all went. */
  flush(): Promise<boolean>;
  /** Sends every state again from the beginning, after the server lost the session (P-16). */
  resendAll(): Promise<boolean>;
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
    while (isPending(slot)) {
      const { key, payload } = slot;
      setState(kind, 'saving');
      try {
        await options.send(kind, payload);
      } catch (failure) {
        setState(kind, 'failed', failure);
        return false;
      }
      slot.acknowledgedKey = key;
    }
    setState(kind, slot.key === null ? 'idle' : 'saved');
    return true;
  }

  function run(kind: SaveKind): Promise<boolean> {
    const slot = slotOf(kind);
    cancelTimer(slot);
    slot.running ??= sendUntilSettled(kind).finally(() => {
      slot.running = null;
    });
    return slot.running;
  }

  async function flush(): Promise<boolean> {
    for (const kind of SAVE_ORDER) {
      const slot = slotOf(kind);
      cancelTimer(slot);
      if (!isPending(slot) && !slot.running) continue;
      if (!(await run(kind))) return false;
    }
    return true;
  }

  return {
    schedule(kind, payload) {
      const slot = slotOf(kind);
      const key = payload === null ? null : JSON.stringify(payload);
      if (key === slot.key) return;
      slot.key = key;
      slot.payload = payload;
      cancelTimer(slot);
      if (slot.running) return;
      if (!isPending(slot)) {
        setState(kind, slot.key === null ? 'idle' : 'saved');
        return;
      }
      setState(kind, 'waiting');
      slot.timer = timers.setTimeout(() => void run(kind), SAVE_DELAYS_MS[kind]);
    },
    acknowledge(kind, payload) {
      const slot = slotOf(kind);
      slot.payload = payload;
      slot.key = JSON.stringify(payload);
      slot.acknowledgedKey = slot.key;
      setState(kind, 'saved');
    },
    flush,
    resendAll() {
      for (const slot of slots.values()) slot.acknowledgedKey = null;
      return flush();
    },
    hasPending: () => [...slots.values()].some((slot) => isPending(slot) || slot.running !== null),
    state: (kind) => slotOf(kind).state,
    dispose() {
      for (const slot of slots.values()) cancelTimer(slot);
    },
  };
}
