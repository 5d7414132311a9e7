/** Spoken at two minutes and at thirty seconds (S-43). */
const COUNTDOWN_WARNINGS_S = [120, 30] as const;

export type CountdownWarning = (typeof COUNTDOWN_WARNINGS_S)[number];
type CountdownStatus = 'running' | 'paused' | 'finished';

export interface CountdownView {
  readonly status: CountdownStatus;
  /** Whole seconds left, rounded up, so that 0 means over. */
  readonly secondsLeft: number;
  /** The last threshold that was passed; null before the first. */
  readonly warning: CountdownWarning | null;
}

export interface CountdownOptions {
  readonly endsAtMs: number;
  readonly nowMs: () => number;
  /** Calls back every so often while someone looks; returns how to stop. */
  readonly tick?: (callback: () => void) => () => void;
}

export interface Countdown {
  view(): CountdownView;
  /** Calls back at each change of what is shown. */
  subscribe(callback: () => void): () => void;
  /** What is shown stands still, e.g. while a payment is under way. */
  pause(): void;
  /** Shows the time again as it is: the end is the supplier's and has not moved. */
  resume(): void;
}

const everySecond = (callback: () => void) => {
  const timer = setInterval(callback, 1000);
  return () => clearInterval(timer);
};

/**
 * Runs down to a moment by the wall clock, not by counting ticks: a sleeping tab wakes up right.
 * @example const clock = createCountdown({ endsAtMs: heldUntilMs, nowMs: Date.now });
 */
export function createCountdown({ endsAtMs, nowMs, tick = everySecond }: CountdownOptions): Countdown {
  const listeners = new Set<() => void>();
  let stopTicking: (() => void) | null = null;
  let pausedView: CountdownView | null = null;
  let shown = look();

  function look(): CountdownView {
    if (pausedView) return pausedView;
    const secondsLeft = Math.ceil(Math.max(0, endsAtMs - nowMs()) / 1000);
    return {
      status: secondsLeft === 0 ? 'finished' : 'running',
      secondsLeft,
      warning: COUNTDOWN_WARNINGS_S.findLast((threshold) => secondsLeft <= threshold) ?? null,
    };
  }

  function view(): CountdownView {
    const next = look();
    if (next.secondsLeft !== shown.secondsLeft || next.status !== shown.status) shown = next;
    return shown;
  }

  function tell(): void {
    const before = shown;
    if (view() !== before) for (const listener of listeners) listener();
    keepTicking();
  }

  function keepTicking(): void {
    const isNeeded = listeners.size > 0 && look().status === 'running';
    if (isNeeded) stopTicking ??= tick(tell);
    if (isNeeded || !stopTicking) return;
    stopTicking();
    stopTicking = null;
  }

  return {
    view,
    subscribe(callback) {
      listeners.add(callback);
      keepTicking();
      return () => {
        listeners.delete(callback);
        keepTicking();
      };
    },
    pause() {
      const now = look();
      if (now.status === 'running') pausedView = { ...now, status: 'paused' };
      tell();
    },
    resume() {
      pausedView = null;
      tell();
    },
  };
}
