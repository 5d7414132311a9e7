import { RELEASES_POLL_S } from '@travesia/domain';
import type { BuildFollower } from './host/follow-build.ts';
import type { Host } from './host/host.ts';
import { watchTyping } from './pwa/typed-here.ts';
import { followRemotes } from './telemetry/follow-remotes.ts';
import { followVisitor } from './visitor/follow-visitor.ts';

/** The worker and its updates are for the next visit: they begin when this one stands on its own. */
const WORKER_AFTER_MS = 3_000;

function later<Part>(load: () => Promise<Part>, delayMs: number, run: (part: Part) => void) {
  setTimeout(() => {
    load().then(run, (fault: unknown) => console.warn('what follows the page is missing', fault));
  }, delayMs);
}

/** What may wait until the page stands; fetched apart, so that the first view does not carry it. */
export function afterBoot(host: Host, builds: BuildFollower) {
  followVisitor(host);
  followRemotes(host);
  const isTyped = watchTyping(host);
  later(
    () => import(/* webpackChunkName: "follow-updates" */ './pwa/follow-updates.ts'),
    WORKER_AFTER_MS,
    ({ followUpdates }) =>
      void followUpdates({
        workers: 'serviceWorker' in navigator ? navigator.serviceWorker : null,
        isWanted: host.state.flags['serviceWorker'] !== false,
        isOnline: () => navigator.onLine,
        every: (run, delayMs) => void setInterval(run, delayMs),
        isBusy: () => host.guards.isDirty() || isTyped(),
        reload: () => window.location.reload(),
        waitForNavigation: builds.markOutdated,
        report: (fault) => console.warn('service worker', fault),
      }),
  );
  // The document came with the releases of its moment: there is no news of them at once.
  later(
    () => import(/* webpackChunkName: "follow-releases" */ './slots/follow-releases.ts'),
    RELEASES_POLL_S * 1000,
    ({ followReleases }) => followReleases(host),
  );
}
