import type { RemoteManifest, RenderRequest } from '@travesia/contracts';

/** Everything a remote says it renders on the server and that can be asked for without knowing a name. */
export function serverTargets({
  routes,
  slots,
}: Pick<RemoteManifest, 'routes' | 'slots'>): Pick<RenderRequest, 'target' | 'url'>[] {
  return [
    ...routes
      .filter(({ path, serverRendered }) => serverRendered && !/[:*]/.test(path))
      .map(({ path }) => ({ target: 'route', url: path })),
    ...slots
      .filter(({ serverRendered }) => serverRendered)
      .map(({ widget }) => ({ target: widget, url: '/' })),
  ];
}
