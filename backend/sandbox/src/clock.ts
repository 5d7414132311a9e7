/** The sandbox's time: the machine's, moved by a test. */
export interface SandboxClock {
  nowMs(): number;
  offsetMs(): number;
  setOffsetMs(offsetMs: number): void;
  /** Called after each move: what was due in between happens now. */
  onMove?(listener: () => void): void;
}

export function createSandboxClock(baseNowMs: () => number = Date.now): SandboxClock {
  let offset = 0;
  const listeners: (() => void)[] = [];
  return {
    nowMs: () => baseNowMs() + offset,
    offsetMs: () => offset,
    setOffsetMs: (offsetMs) => {
      offset = offsetMs;
      for (const listener of listeners) listener();
    },
    onMove: (listener) => void listeners.push(listener),
  };
}
