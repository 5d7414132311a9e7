import { REMOTE_LOAD_TIMEOUT_MS } from '@travesia/domain';
import type { Lifecycles, MountProps } from '../react/create-lifecycles.tsx';

export type MountPhase = 'resolving' | 'loading' | 'mounting' | 'live' | 'failed';

export interface MountAttempt {
  /** Loads the life cycle of the release; phases are told as they begin. */
  readonly load: (onPhase: (phase: MountPhase) => void) => Promise<Lifecycles>;
  readonly props: Omit<MountProps, 'onCrash'>;
  readonly onPhase: (phase: MountPhase, fault?: unknown) => void;
  readonly deadlineMs?: number;
  readonly timers?: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;
}

/**
 * One attempt to bring a remote to life. Resolve, load and mount share one deadline (P-06); past it the
 * slot shows its failure, but a later success still mounts. Returns how to end the attempt.
 */
export function mountRemote(attempt: MountAttempt): () => void {
  const { load, props, onPhase, deadlineMs = REMOTE_LOAD_TIMEOUT_MS, timers = globalThis } = attempt;
  let isEnded = false;
  let lifecycles: Lifecycles | null = null;
  let phase: MountPhase = 'resolving';

  function tell(next: MountPhase, fault?: unknown) {
    if (isEnded) return;
    phase = next;
    onPhase(next, fault);
  }

  const timer = timers.setTimeout(
    () => tell('failed', new Error(`not live after ${deadlineMs} ms, while ${phase}`)),
    deadlineMs,
  );

  const mountProps: MountProps = {
    ...props,
    onCrash: (fault) => {
      timers.clearTimeout(timer);
      tell('failed', fault);
    },
  };

  async function run() {
    tell('resolving');
    const loaded = await load(tell);
    if (isEnded) return;
    lifecycles = loaded;
    tell('mounting');
    await loaded.bootstrap(mountProps);
    if (isEnded) return;
    let hasCrashed = false;
    await loaded.mount({
      ...mountProps,
      onCrash: (fault) => {
        hasCrashed = true;
        mountProps.onCrash(fault);
      },
    });
    timers.clearTimeout(timer);
    if (!hasCrashed) tell('live');
  }

  run().catch((fault: unknown) => {
    timers.clearTimeout(timer);
    tell('failed', fault);
  });

  return () => {
    isEnded = true;
    timers.clearTimeout(timer);
    // single-spa-react may never settle an unmount after a crash: nobody waits for it.
    void lifecycles?.unmount(mountProps).catch(() => {});
  };
}
