/** The sandbox's time: the machine's, moved by a test. */
export interface SandboxClock {
  nowMs(): number;
  offsetMs(): number;
  setOffsetMs(offsetMs: number): void;
}

export function createSandboxClock(baseNowMs: () => number = Date.now): SandboxClock {
  let offset = 0;
  return {
    nowMs: () => baseNowMs() + offset,
    offsetMs: () => offset,
    setOffsetMs: (offsetMs) => {
      offset = offsetMs;
    },
  };
}
