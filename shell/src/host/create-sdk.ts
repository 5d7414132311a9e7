import type { Path } from 'react-router';
import { createWritable } from '@travesia/platform/host';
import type { Progress, Sdk } from '@travesia/platform';
import { hrefOf, type Host } from './host.ts';

type Target = string | Partial<Path>;

const pathOf = (to: Target) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/**
 * The SDK of one mount. Its location stands still once the visitor leaves the remote's own pages, so that
 * a root that is about to go does not render a page that is not its own; what it opened ends with it.
 */
export function createSdk(host: Host, isOwnPath: (path: string) => boolean): { sdk: Sdk; end: () => void } {
  const progress = host.progress.scope();
  const { getSnapshot, getServerSnapshot = getSnapshot } = host.location;
  const location = createWritable(getServerSnapshot());
  location.set(getSnapshot());
  const ends: (() => void)[] = [
    progress.end,
    host.location.subscribe(() => {
      const next = host.location.getSnapshot();
      if (isOwnPath(next.location.pathname)) location.set(next);
    }),
  ];
  const bound =
    <Arguments extends unknown[]>(open: (...values: Arguments) => () => void) =>
    (...values: Arguments) => {
      const close = open(...values);
      ends.push(close);
      return close;
    };

  const sdk: Sdk = {
    context: host.context,
    location,
    navigator: {
      createHref: (to: Target) => hrefOf(host, pathOf(to)),
      go: (delta: number) => host.navigation.go(delta),
      push: (to: Target, state?: unknown) => host.navigation.navigate(pathOf(to), { state }),
      replace: (to: Target, state?: unknown) =>
        host.navigation.navigate(pathOf(to), { state, replace: true }),
    } as Sdk['navigator'],
    reportMissing: () => host.missingPath.set(location.getSnapshot().location.pathname),
    openDocument: host.navigation.openDocument,
    bus: { publish: host.bus.publish, on: bound(host.bus.on) as Sdk['bus']['on'] },
    progress: { begin: progress.begin } satisfies Progress,
    guards: { add: bound(host.guards.add) },
    visitor: host.visitor,
    attribution: host.attribution,
    metaName: host.metaName,
    apiBaseUrl: '/api',
    announce: (text) => host.announcement.set(text),
    flags: host.state.flags,
  };
  return { sdk, end: () => ends.forEach((end) => end()) };
}
