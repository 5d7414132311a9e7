import { keepScroll, scrolledPage } from './history/keep-scroll.ts';
import type { BuildFollower } from './host/follow-build.ts';
import type { Host } from './host/host.ts';
import { followUpdates } from './pwa/follow-updates.ts';
import { followReleases } from './slots/follow-releases.ts';

/** What is for the next page and the next visit: newer releases, the worker and its updates. */
export function afterAWhile(host: Host, builds: BuildFollower, isTyped: () => boolean) {
  followReleases(host);
  keepScroll(host.location, scrolledPage(window));
  void followUpdates({
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : null,
    isWanted: host.state.flags['serviceWorker'] !== false,
    isOnline: () => navigator.onLine,
    every: (run, delayMs) => void setInterval(run, delayMs),
    isBusy: () => host.guards.isDirty() || isTyped(),
    reload: () => window.location.reload(),
    waitForNavigation: builds.markOutdated,
    report: (fault) => console.warn('service worker', fault),
  });
}
