import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCountdown, type Countdown, type CountdownView } from '@travesia/booking';
import type { OrderView } from '@travesia/contracts';
import { publishTimerFinished } from '@travesia/platform';
import { useHost } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';

export interface OrderClock {
  readonly shown: CountdownView;
  readonly clock: Countdown;
  /** False where the supplier gives no more time (S-43). */
  readonly extend: () => Promise<boolean>;
}

/** The eight minutes of the summary go on here, by the server's word (S-43). */
export function useOrderClock(serverClock: OrderView['clock']): OrderClock {
  const host = useHost();
  const { calls, nowMs } = useCheckout();
  const [clock] = useState(() => createCountdown({ durationMs: serverClock.secondsLeft * 1000, nowMs }));
  const [extensions, setExtensions] = useState(serverClock);
  const view = useSyncExternalStore(clock.subscribe, clock.view, clock.view);
  const isFinished = view.status === 'finished';

  useEffect(() => {
    clock.setSecondsLeft(serverClock.secondsLeft);
    setExtensions(serverClock);
  }, [clock, serverClock]);
  useEffect(() => {
    if (isFinished) publishTimerFinished(host, { timer: 'summary' });
  }, [isFinished, host]);

  return {
    clock,
    shown: { ...view, extensionsLeft: extensions.extensionsLeft },
    async extend() {
      try {
        const { data } = await calls.extend();
        clock.setSecondsLeft(data.secondsLeft);
        setExtensions(data);
        return true;
      } catch {
        return false;
      }
    },
  };
}
