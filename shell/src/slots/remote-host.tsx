import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { DocumentRemote, FailureClass, ReleaseRecord } from '@travesia/contracts';
import { mountRemote, type MountPhase } from '@travesia/platform/host';
import { createSdk } from '../host/create-sdk.ts';
import { useHost, useHydrated, useVisitorContext } from '../host/host-context.ts';
import { isContextOf } from '../host/host.ts';
import { createRootAdapter } from '../host/root-adapter.ts';
import { openStorage } from '../visitor/storage.ts';
import { allowOneReload, isChunkFault } from './chunk-policy.ts';
import { fetchCurrentRecord, fetchRecord } from './fetch-record.ts';
import { SlotNotice } from './slot-notice.tsx';
import { useRetryFailedSlot } from './use-retry-failed-slot.ts';
import { useIsDue, type MountMoment } from './use-is-due.ts';
import styles from './remote-host.module.css';

export type RemoteHostProps = {
  remote: DocumentRemote;
  /** `route`, or a widget of the remote. */
  target: string;
  /** Stable per place: id of the element and prefix of the root's ids. */
  hostId: string;
  failureClass: FailureClass;
  /** Whether a path is the remote's own, for the SDK's location. */
  isOwnPath: (path: string) => boolean;
  /** Heading of a page that could not be rendered; a slot has none. */
  title?: string;
  /** When the remote is loaded; at once unless said otherwise. */
  moment?: MountMoment;
  /** Stands in the slot until the remote renders; of its true size. */
  skeleton?: ReactNode;
};

/** A `load` of another number asks for the files anew: code that never came is remembered as missing. */
type Attempt = { readonly number: number; readonly load: number };
const FIRST: Attempt = { number: 0, load: 0 };

const hasCode = (reached: MountPhase) => reached === 'mounting' || reached === 'live';

/** What stands in for a build that could not be loaded. */
type Replacement = { readonly of: string; readonly record: ReleaseRecord };

/** Every attempt has an element of its own: one that ends late takes away what is its own, and no more. */
function freshPlace(slot: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  slot.replaceChildren(place);
  return place;
}

let mounts = 0;

/** A place where a remote lives (P-06): its life, its failures, its retry. Never touches its neighbours. */
export function RemoteHost({
  remote,
  target,
  hostId,
  failureClass,
  isOwnPath,
  title,
  moment = 'at-once',
  skeleton,
}: RemoteHostProps) {
  const host = useHost();
  const element = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<MountPhase>('resolving');
  const [attempt, setAttempt] = useState<Attempt>(FIRST);
  const reached = useRef<MountPhase>('resolving');
  const loads = useRef(0);
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  // A build that the feed brought since needs no replacement for the one before.
  const newer = replacement?.of === remote.build ? replacement.record : null;
  const html = host.fragmentHtml(hostId);
  const [isTouched, setTouched] = useState(false);
  // Only hydration finds the server's HTML: a place that is rendered afresh, or comes later, is empty.
  const isHydrated = useHydrated();
  const [wasRendered] = useState(() => !isHydrated && host.isRendered(hostId));
  const isOutdated = !isContextOf(host.state, useVisitorContext());
  const isDue = useIsDue(element, host.progress.pending, {
    moment,
    wasRendered,
    isOutdated: wasRendered && isOutdated,
  });

  const isOwn = useEffectEvent(isOwnPath);

  function retry() {
    const load = hasCode(reached.current) ? attempt.load : (loads.current += 1);
    setAttempt({ number: attempt.number + 1, load });
  }

  /**
   * Starts the release that the feed names now, once its code is there: until then nothing is taken away.
   * Code that came and broke is not tried again; only another build helps.
   */
  async function startCurrent(isOver?: AbortSignal) {
    const record = await fetchCurrentRecord(remote.name);
    const isSame = record.build === (newer ?? remote).build;
    if (isSame && hasCode(reached.current)) return;
    const load = (loads.current += 1);
    await host.loadRelease(record, load);
    if (isOver?.aborted) return;
    if (!isSame) setReplacement({ of: remote.build, record });
    setAttempt({ number: attempt.number + 1, load });
  }

  /** Once at the release the feed names now, then one reload; typed data is never reloaded away (P-07). */
  const recover = useEffectEvent(async () => {
    try {
      await startCurrent();
      return;
    } catch (fault) {
      console.warn('no release that can be loaded', remote.name, fault);
    }
    if (!navigator.onLine || host.guards.isDirty()) return;
    if (allowOneReload(openStorage('sessionStorage'), Date.now())) window.location.reload();
  });
  const tell = useEffectEvent((next: MountPhase, fault?: unknown) => {
    setPhase(next);
    if (hasCode(next) || attempt.number > 0) setTouched(true);
    if (next !== 'failed') {
      reached.current = next;
      return;
    }
    console.error('remote failed', remote.name, remote.build, reached.current, fault);
    if (!isChunkFault(fault)) return;
    // `React.lazy` keeps the rejection of a part that did not come: only code that is loaded anew asks for it again.
    reached.current = 'loading';
    // Once: a part that stays missing would be asked for without end. Later attempts are the visitor's, or timed.
    if (attempt.number === 0) void recover();
  });
  useRetryFailedSlot(phase === 'failed', startCurrent);

  useEffect(() => {
    const slot = element.current;
    if (!slot || !isDue) return;
    mounts += 1;
    const fragment = wasRendered && attempt.number === 0 ? host.takeFragment(hostId) : null;
    const rendered = fragment?.build === remote.build ? slot.firstElementChild : null;
    const place = rendered ?? freshPlace(slot);
    if (!rendered) setTouched(true);
    const { sdk, end } = createSdk(host, (path) => isOwn(path));
    // The loading bar tells of pages, not of what stands further down one (P-32).
    const endProgress = moment === 'at-once' ? sdk.progress.begin() : () => {};
    const unmount = mountRemote({
      async load(onPhase) {
        const record = newer ?? remote.record ?? (await fetchRecord(remote));
        onPhase('loading');
        const entry = await host.loadRelease(record, attempt.load);
        const adapter = createRootAdapter(hostId, (fault) => tell('failed', fault));
        return entry.createLifecycles({ target, adapter, hydrate: rendered !== null });
      },
      props: {
        name: `${hostId}#${mounts}`,
        domElement: place as HTMLElement,
        sdk,
        state: rendered ? fragment?.state : undefined,
      },
      onPhase(next, fault) {
        if (next === 'live' || next === 'failed') endProgress();
        tell(next, fault);
      },
    });
    return () => {
      unmount();
      end();
    };
  }, [host, remote, newer, target, hostId, attempt, isDue, moment, wasRendered]);

  // What the server rendered can be read, and its links lead on, also where no code came.
  const isStillRendered = wasRendered && !isTouched;
  const isEmpty = phase === 'failed' && !isStillRendered;
  const isSilent = failureClass === 'regular';
  return (
    <div
      className={styles.slot}
      data-phase={phase}
      data-remote={remote.name}
      hidden={(isEmpty && isSilent) || undefined}
    >
      {phase === 'failed' && !isSilent && (
        <div className={title && styles.page}>
          {isEmpty && title && <h1 tabIndex={-1}>{title}</h1>}
          <SlotNotice onRetry={retry} />
        </div>
      )}
      <div
        ref={element}
        id={hostId}
        hidden={isEmpty || undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html && `<div>${html}</div>` }}
      />
      {!wasRendered && phase !== 'live' && phase !== 'failed' && skeleton}
    </div>
  );
}
