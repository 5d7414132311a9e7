import { integer, maxValue, minValue, nullable, number, object, pipe, safeParse } from 'valibot';

/** Warnings at two minutes and at thirty seconds (S-43). */
export const COUNTDOWN_WARNINGS_S = [120, 30] as const;
/** A held price can be asked to stay at least this often (S-43). */
export const EXTENSIONS_MAX = 10;

export type CountdownWarning = (typeof COUNTDOWN_WARNINGS_S)[number];
export type CountdownStatus = 'running' | 'paused' | 'finished';

export interface CountdownView {
  readonly status: CountdownStatus;
  /** Whole seconds left, rounded up, so that 0 means over. */
  readonly secondsLeft: number;
  /** The last threshold that was passed; null before the first. */
  readonly warning: CountdownWarning | null;
  readonly extensionsLeft: number;
  /** Moment of the end in epoch milliseconds; null while paused. */
  readonly endsAtMs: number | null;
}

export interface CountdownOptions {
  readonly durationMs: number;
  readonly nowMs: () => number;
  /** Calls back every so often while someone looks; returns how to stop. */
  readonly tick?: (callback: () => void) => () => void;
  /** Where the clock survives a reload; without it a reload starts again. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  readonly storageKey?: string;
  /** Longest the supplier's offer lives: no extension goes past it. */
  readonly limitAtMs?: () => number | null;
}

export interface Countdown {
  view(): CountdownView;
  /** Calls back at each change of what is shown. */
  subscribe(callback: () => void): () => void;
  pause(): void;
  resume(): void;
  /** More time, within the offer's life; false where there is none left to give. */
  extend(byMs: number): boolean;
  /** From the start, e.g. after the price was asked again. */
  restart(durationMs?: number): void;
  /** Sets what the server says is left (S-43). */
  setSecondsLeft(seconds: number): void;
  /** Writes the clock to its storage as it is, so that a reload goes on from here. */
  keep(): void;
  /** Forgets the stored clock. */
  clear(): void;
}

const count = pipe(number(), integer(), minValue(0));
const StoredSchema = object({
  endsAtMs: nullable(count),
  pausedLeftMs: nullable(count),
  extensions: pipe(count, maxValue(EXTENSIONS_MAX)),
});

type State = { endsAtMs: number | null; pausedLeftMs: number | null; extensions: number };

const everySecond = (callback: () => void) => {
  const timer = setInterval(callback, 1000);
  return () => clearInterval(timer);
};

/**
 * A clock that runs down by the wall clock, not by counting ticks: a sleeping tab wakes up right.
 * @example const clock = createCountdown({ durationMs: 15 * 60_000, nowMs: Date.now });
 */
export function createCountdown({
  durationMs,
  nowMs,
  tick = everySecond,
  storage = null,
  storageKey = 'travesia.countdown',
  limitAtMs = () => null,
}: CountdownOptions): Countdown {
  const listeners = new Set<() => void>();
  let stopTicking: (() => void) | null = null;
  // What is shown lives: a limit that is past already was told by another clock than this device's.
  const isLimitTold = (limitAtMs() ?? Infinity) > nowMs();
  let state: State = readStored() ?? fresh(durationMs);
  let shown = look();

  function fresh(ms: number): State {
    return { endsAtMs: nowMs() + ms, pausedLeftMs: null, extensions: 0 };
  }

  function readStored(): State | null {
    try {
      const parsed = safeParse(StoredSchema, JSON.parse(storage?.getItem(storageKey) ?? 'null'));
      if (!parsed.success) return null;
      const { endsAtMs, pausedLeftMs, extensions } = parsed.output;
      if ((endsAtMs === null) === (pausedLeftMs === null)) return null;
      // An end that no extension could have brought was written by a clock that has been set back since.
      const farthestMs = nowMs() + durationMs * (1 + extensions);
      return (endsAtMs ?? 0) > farthestMs ? null : parsed.output;
    } catch {
      // Unreadable storage costs only the survival of a reload.
      return null;
    }
  }

  function leftMs(): number {
    return Math.max(0, state.pausedLeftMs ?? (state.endsAtMs ?? 0) - nowMs());
  }

  function look(): CountdownView {
    const secondsLeft = Math.ceil(leftMs() / 1000);
    const isPaused = state.pausedLeftMs !== null;
    return {
      status: secondsLeft === 0 ? 'finished' : isPaused ? 'paused' : 'running',
      secondsLeft,
      warning: COUNTDOWN_WARNINGS_S.findLast((threshold) => secondsLeft <= threshold) ?? null,
      extensionsLeft: EXTENSIONS_MAX - state.extensions,
      endsAtMs: state.endsAtMs,
    };
  }

  function tell(): void {
    const next = look();
    const isSame = (Object.keys(next) as (keyof CountdownView)[]).every((key) => next[key] === shown[key]);
    if (isSame) return;
    shown = next;
    for (const listener of listeners) listener();
    keepTicking();
  }

  function keepTicking(): void {
    const isNeeded = listeners.size > 0 && look().status === 'running';
    if (isNeeded) stopTicking ??= tick(tell);
    if (isNeeded || !stopTicking) return;
    stopTicking();
    stopTicking = null;
  }

  function change(next: State): void {
    state = next;
    try {
      storage?.setItem(storageKey, JSON.stringify(state));
    } catch {
      // Full or refused storage: the clock lives on in memory.
    }
    tell();
    keepTicking();
  }

  return {
    view() {
      const next = look();
      if (next.secondsLeft !== shown.secondsLeft || next.status !== shown.status) shown = next;
      return shown;
    },
    subscribe(callback) {
      listeners.add(callback);
      keepTicking();
      return () => {
        listeners.delete(callback);
        keepTicking();
      };
    },
    pause() {
      if (look().status !== 'running') return;
      change({ ...state, endsAtMs: null, pausedLeftMs: leftMs() });
    },
    resume() {
      if (state.pausedLeftMs === null) return;
      change({ ...state, endsAtMs: nowMs() + state.pausedLeftMs, pausedLeftMs: null });
    },
    extend(byMs) {
      if (state.extensions >= EXTENSIONS_MAX || look().status !== 'running') return false;
      const wished = (state.endsAtMs ?? nowMs()) + byMs;
      const endsAtMs = Math.min(wished, (isLimitTold && limitAtMs()) || Infinity);
      if (endsAtMs <= (state.endsAtMs ?? 0)) return false;
      change({ endsAtMs, pausedLeftMs: null, extensions: state.extensions + 1 });
      return true;
    },
    restart: (ms = durationMs) => change(fresh(ms)),
    setSecondsLeft(seconds) {
      const left = Math.max(0, Math.round(seconds * 1000));
      const isPaused = state.pausedLeftMs !== null;
      change({
        ...state,
        endsAtMs: isPaused ? null : nowMs() + left,
        pausedLeftMs: isPaused ? left : null,
      });
    },
    keep: () => change(state),
    clear() {
      try {
        storage?.removeItem(storageKey);
      } catch {
        // As above.
      }
    },
  };
}
