import * as v from 'valibot';
import {
  CardFrameMessageSchema,
  type CardBillingAddress,
  type CardFailureCode,
  type CardFrameMessage,
  type CardPageMessage,
  type Locale,
} from '@travesia/contracts';

/** How long the vault may take to answer a press of the pay button. */
export const CARD_ANSWER_TIMEOUT_MS = 20_000;
const FIRST_HEIGHT_PX = 320;

type CardState = Extract<CardFrameMessage, { type: 'travesia-card-state@1' }>;

/** What the page knows of the card: never a digit but the last four (S-27). */
export interface CardView {
  /** The frame has spoken. */
  readonly isReady: boolean;
  /** The frame said that it cannot show its fields. */
  readonly isUnavailable: boolean;
  readonly heightPx: number;
  /** All four flags false (S-25). */
  readonly isComplete: boolean;
  readonly errors: CardState['errors'] | null;
}

export interface CardProblem {
  readonly code: CardFailureCode | 'timeout';
}

type CardAnswer =
  | { readonly ok: true; readonly transactionId: string }
  | { readonly ok: false; readonly problem: CardProblem };

/** The window of the frame, as far as it is needed. */
interface FrameWindow {
  postMessage(message: CardPageMessage, targetOrigin: string): void;
}

export interface CardFrameController {
  /** The frame's window, or none while there is no frame. */
  attach(frame: FrameWindow | null): void;
  /** The frame is opened anew. */
  reopen(): void;
  getSnapshot(): CardView;
  subscribe(listener: () => void): () => void;
  /** Enter was pressed in a field of the card. */
  onEnter(listener: () => void): () => void;
  /** A message of the window; one from elsewhere or of another shape is not heard. */
  receive(event: { readonly origin: string; readonly source: unknown; readonly data: unknown }): void;
  /** The frame has loaded, or loaded again: it is told what it must know. */
  opened(): void;
  /** The page shows this order: fetches a permission for it and hands it over. */
  showOrder(orderKey: string): Promise<void>;
  setLocale(locale: Locale): void;
  /** Whether the card can be sent; what was typed a moment ago may still be under way from the frame. */
  isComplete(): Promise<boolean>;
  /** Sends the card now and answers once the vault has it (S-29). */
  submit(billingAddress?: CardBillingAddress): Promise<CardAnswer>;
  /** Empties the card (S-28). */
  clear(): void;
  /** Another card is going to be typed, of the same holder. */
  askForAnother(cardName: string): void;
}

export interface CardFrameOptions {
  readonly vaultOrigin: string;
  readonly fetchHandle: (orderKey: string) => Promise<string>;
  /** The vault took a card. */
  readonly onSaved: () => void;
  readonly timers?: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;
}

/** So long a message of the frame may be under way on a busy device. */
const STATE_UNDER_WAY_MS = 300;

const EMPTY: CardView = {
  isReady: false,
  isUnavailable: false,
  heightPx: FIRST_HEIGHT_PX,
  isComplete: false,
  errors: null,
};

/** A fresh permission may help: the typed card is still in the frame. */
const RENEW: ReadonlySet<string> = new Set(['handle_missing', 'handle_expired', 'handle_invalid']);

/** The page's half of the conversation with the vault's card frame (S-27). No DOM: windows come in as values. */
export function createCardFrameController(options: CardFrameOptions): CardFrameController {
  const { vaultOrigin, fetchHandle, onSaved, timers = globalThis } = options;
  const listeners = new Set<() => void>();
  const enterListeners = new Set<() => void>();
  let frame: FrameWindow | null = null;
  /** Before its document stands, the window belongs to nobody and hears nothing. */
  let isOpen = false;
  let view = EMPTY;
  let handle: string | null = null;
  let locale: Locale | null = null;
  let orderKey: string | null = null;
  /** Whose other card is going to be typed, until the frame can be told. */
  let holder: string | null = null;
  let answer: ((answer: CardAnswer) => void) | null = null;

  /** To the vault's origin and no other. */
  const post = (message: CardPageMessage) => {
    if (isOpen) frame?.postMessage(message, vaultOrigin);
  };

  function change(patch: Partial<CardView>) {
    view = { ...view, ...patch };
    for (const listener of listeners) listener();
  }

  function settle(result: CardAnswer) {
    const waiting = answer;
    answer = null;
    waiting?.(result);
  }

  function tellHolder() {
    if (holder !== null) post({ type: 'travesia-card-another@1', cardName: holder });
    holder = null;
  }

  function hear(message: CardFrameMessage) {
    switch (message.type) {
      case 'travesia-card-state@1':
        change({
          isReady: true,
          heightPx: Math.ceil(message.height),
          isComplete: message.complete,
          errors: message.errors,
        });
        tellHolder();
        return;
      case 'travesia-card-saved@1':
        onSaved();
        settle({ ok: true, transactionId: message.transactionId });
        return;
      case 'travesia-card-failed@1':
        if (message.code === 'fields_unavailable') change({ isUnavailable: true });
        settle({ ok: false, problem: { code: message.code } });
        return;
      case 'travesia-card-enter@1':
        for (const listener of enterListeners) listener();
        return;
      default:
        message satisfies never;
    }
  }

  function sendOnce(billingAddress?: CardBillingAddress): Promise<CardAnswer> {
    return new Promise((resolve) => {
      const timer = timers.setTimeout(
        () => settle({ ok: false, problem: { code: 'timeout' } }),
        CARD_ANSWER_TIMEOUT_MS,
      );
      answer = (result) => {
        timers.clearTimeout(timer);
        resolve(result);
      };
      post({ type: 'travesia-card-submit@1', ...(billingAddress && { billingAddress }) });
    });
  }

  async function renewHandle() {
    if (orderKey === null) return;
    handle = await fetchHandle(orderKey);
    post({ type: 'travesia-card-handle@1', handle });
  }

  async function submit(billingAddress?: CardBillingAddress): Promise<CardAnswer> {
    if (view.isUnavailable) return { ok: false, problem: { code: 'fields_unavailable' } };
    const first = await sendOnce(billingAddress);
    if (first.ok || !RENEW.has(first.problem.code)) return first;
    try {
      await renewHandle();
    } catch {
      return { ok: false, problem: { code: 'unavailable' } };
    }
    return sendOnce(billingAddress);
  }

  function isComplete(): Promise<boolean> {
    if (view.isComplete || !view.isReady) return Promise.resolve(view.isComplete);
    return new Promise((resolve) => {
      const end = () => {
        listeners.delete(look);
        timers.clearTimeout(timer);
        resolve(view.isComplete);
      };
      const look = () => {
        if (view.isComplete) end();
      };
      const timer = timers.setTimeout(end, STATE_UNDER_WAY_MS);
      listeners.add(look);
    });
  }

  return {
    isComplete,
    attach(next) {
      frame = next;
      isOpen = false;
      change({ isReady: false });
    },
    reopen: () => change({ isReady: false, isUnavailable: false }),
    getSnapshot: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onEnter(listener) {
      enterListeners.add(listener);
      return () => void enterListeners.delete(listener);
    },
    receive({ origin, source, data }) {
      if (frame === null || origin !== vaultOrigin || source !== frame) return;
      const parsed = v.safeParse(CardFrameMessageSchema, data);
      if (parsed.success) hear(parsed.output);
    },
    opened() {
      isOpen = true;
      if (locale) post({ type: 'travesia-card-locale@1', locale });
      if (handle) post({ type: 'travesia-card-handle@1', handle });
    },
    async showOrder(shownKey) {
      orderKey = shownKey;
      await renewHandle();
    },
    setLocale(next) {
      locale = next;
      post({ type: 'travesia-card-locale@1', locale });
    },
    submit,
    clear() {
      post({ type: 'travesia-card-clear@1' });
      change({ isComplete: false });
    },
    askForAnother(cardName) {
      holder = cardName;
      if (view.isReady) tellHolder();
    },
  };
}
