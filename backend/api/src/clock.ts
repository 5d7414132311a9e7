/** The server's time. Nothing below `server.ts` reads the machine's clock itself. */
export interface Clock {
  nowMs(): number;
}

/** A clock that a test moves through the control port. */
export interface AdjustableClock extends Clock {
  offsetMs(): number;
  setOffsetMs(offsetMs: number): void;
}

export function createClock(baseNowMs: () => number = Date.now): AdjustableClock {
  let offset = 0;
  return {
    nowMs: () => baseNowMs() + offset,
    offsetMs: () => offset,
    setOffsetMs: (offsetMs) => {
      offset = offsetMs;
    },
  };
}
