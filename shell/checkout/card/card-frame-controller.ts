import { safeParse } from 'valibot';
import { CardFrameMessageSchema, type CardFrameMessage, type CardPageMessage } from '@travesia/contracts';

/** What the page knows of the card: flags, brand, last four; never a digit more (S-27). */
export interface CardFrameView {
  readonly isReady: boolean;
  readonly isComplete: boolean;
  readonly saved: Extract<CardFrameMessage, { type: 'travesia-card-saved@1' }> | null;
  readonly failure: string | null;
  readonly heightPx: number;
}

export type CardSubmit = { state: 'saved' } | { state: 'failed'; code: string; message: string };

interface FrameWindow {
  postMessage(message: CardPageMessage, targetOrigin: string): void;
}

export interface CardFrameParts {
  readonly vaultOrigin: string;
  readonly frame: () => FrameWindow | null;
  readonly freshHandle: () => Promise<string>;
  readonly onChange: (view: CardFrameView) => void;
  readonly timers?: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;
}

const SUBMIT_MAX_MS = 20_000;
const NOTHING: CardFrameView = {
  isReady: false,
  isComplete: false,
  saved: null,
  failure: null,
  heightPx: 320,
};

/** Talks with the vault's frame: both sides name their origin, every message is checked. */
export function createCardFrame({
  vaultOrigin,
  frame,
  freshHandle,
  onChange,
  timers = globalThis,
}: CardFrameParts) {
  let view = NOTHING;
  let waiting: ((result: CardSubmit) => void) | null = null;

  function change(patch: Partial<CardFrameView>) {
    view = { ...view, ...patch };
    onChange(view);
  }

  function post(message: CardPageMessage) {
    frame()?.postMessage(message, vaultOrigin);
  }

  async function renewHandle() {
    post({ type: 'travesia-card-handle@1', handle: await freshHandle() });
  }

  function settle(result: CardSubmit) {
    waiting?.(result);
    waiting = null;
  }

  return {
    view: () => view,
    renewHandle,
    clear() {
      post({ type: 'travesia-card-clear@1' });
      change({ saved: null, failure: null });
    },
    receive({ origin, source, data }: { origin: string; source: unknown; data: unknown }) {
      if (origin !== vaultOrigin || source !== frame()) return;
      const parsed = safeParse(CardFrameMessageSchema, data);
      if (!parsed.success) return;
      const message = parsed.output;
      switch (message.type) {
        case 'travesia-card-state@1':
          // The frame is there: it may store the card as soon as it is whole.
          if (!view.isReady) void renewHandle().catch(() => {});
          change({
            isReady: true,
            isComplete: message.complete,
            heightPx: message.height || view.heightPx,
            ...(message.dirty && { saved: null }),
          });
          return;
        case 'travesia-card-saved@1':
          change({ saved: message, failure: null });
          settle({ state: 'saved' });
          return;
        case 'travesia-card-failed@1':
          change({ failure: message.code === 'card_invalid' ? null : message.message });
          settle({ state: 'failed', code: message.code, message: message.message });
          return;
        default:
          message satisfies never;
      }
    },
    /** Sends the card now; a handle that ran out is renewed once. */
    async submit(): Promise<CardSubmit> {
      const once = () =>
        new Promise<CardSubmit>((resolve) => {
          const timer = timers.setTimeout(
            () => settle({ state: 'failed', code: 'timeout', message: '' }),
            SUBMIT_MAX_MS,
          );
          waiting = (result) => {
            timers.clearTimeout(timer);
            resolve(result);
          };
          post({ type: 'travesia-card-submit@1' });
        });
      const result = await once();
      if (result.state === 'saved' || !result.code.startsWith('handle_')) return result;
      await renewHandle();
      return once();
    },
  };
}
export type CardFrameController = ReturnType<typeof createCardFrame>;
