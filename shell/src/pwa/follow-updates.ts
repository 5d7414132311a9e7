import { SW_UPDATE_CHECK_S } from '@travesia/domain';

export interface UpdateWatch {
  /** The browser's workers; absent where it has none or the page is not on a safe origin. */
  readonly workers: Pick<
    ServiceWorkerContainer,
    'register' | 'getRegistrations' | 'addEventListener' | 'controller'
  > | null;
  /** off: whatever worker there is goes (the site's kill switch). */
  readonly isWanted: boolean;
  readonly isOnline: () => boolean;
  readonly every: (run: () => void, delayMs: number) => void;
  /** A form holds typed data. */
  readonly isBusy: () => boolean;
  readonly reload: () => void;
  /** The next navigation is a new document (P-29). */
  readonly waitForNavigation: () => void;
  readonly report: (fault: unknown) => void;
}

/**
 * Registers the worker and asks every hour for a newer one (P-28). A new version reloads the page, unless
 * something typed would be lost: then it waits for the next navigation (P-29).
 */
export async function followUpdates(watch: UpdateWatch): Promise<void> {
  const { workers, isWanted, isOnline, every, isBusy, reload, waitForNavigation, report } = watch;
  if (!workers) return;
  try {
    if (!isWanted) {
      for (const registration of await workers.getRegistrations()) await registration.unregister();
      return;
    }
    // The first worker of a browser is no new version of anything.
    let isKnown = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      if (!isKnown) isKnown = true;
      else if (isBusy()) waitForNavigation();
      else reload();
    });
    const registration = await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    every(() => {
      if (isOnline()) registration.update().catch(report);
    }, SW_UPDATE_CHECK_S * 1000);
  } catch (fault) {
    // The site is as good without it.
    report(fault);
  }
}
