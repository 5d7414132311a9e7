import { RELEASES_POLL_S } from '@travesia/domain';
import type { BuildFollower } from './host/follow-build.ts';
import type { Host } from './host/host.ts';
import { followUpdates } from './pwa/follow-updates.ts';
import { watchTyping } from './pwa/typed-here.ts';
import { followRemotes } from './telemetry/follow-remotes.ts';
import { followVisitor } from './visitor/follow-visitor.ts';

/** The document came with the releases of its moment: there is no news of them at once. */
function followReleasesLater(host: Host) {
  setTimeout(() => {
    import(/* webpackChunkName: "follow-releases" */ './slots/follow-releases.ts').then(
      ({ followReleases }) => followReleases(host),
      (fault: unknown) => console.warn('releases are not followed', fault),
    );
  }, RELEASES_POLL_S * 1000);
}

/** What may wait until the page stands; fetched apart, so that the first view does not carry it. */
export function afterBoot(host: Host, builds: BuildFollower) {
  followVisitor(host);
  followReleasesLater(host);
  followRemotes(host);
  const isTyped = watchTyping(host);
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
