import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
// By its file: the package brings all that makes whole workers, which takes half a second to read.
import { InjectManifest } from 'workbox-webpack-plugin/build/inject-manifest.js';
import { baseConfig, splitBut, type BaseOptions } from './base-config.ts';
import { sharedByShell } from './share.ts';
import { NO_SNAPSHOT, runtimeAliases } from './federation-runtime.ts';
import { sealedChunks } from './sealed-chunks.ts';

export interface ShellBuild extends Pick<BaseOptions, 'styleSalt'> {
  readonly packageDirectory: string;
  readonly outputDirectory: string;
  readonly buildId: string;
  readonly mode: 'production' | 'development';
}

const immutable = (buildId: string) => ({ publicPath: '/assets/', uniqueName: `shell@${buildId}` });

/** The shell: the only provider of shared code. */
export function shellConfig(build: ShellBuild): Configuration {
  const base = baseConfig({ ...build, target: 'browser' });
  return {
    ...base,
    name: 'shell',
    target: 'web',
    entry: { shell: join(build.packageDirectory, 'src/entry.ts') },
    output: { ...base.output, ...immutable(build.buildId) },
    optimization: { ...base.optimization, ...splitBut('boot') },
    resolve: { ...base.resolve, alias: runtimeAliases() },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: NO_SNAPSHOT },
        manifest: false,
        dts: false,
      }),
      ...sealedChunks(),
      serviceWorker(build),
    ],
  };
}

/** The one service worker of the site (P-25, P-26): it keeps the shell, never the checkout. */
function serviceWorker({ packageDirectory }: ShellBuild) {
  return new InjectManifest({
    swSrc: join(packageDirectory, 'worker/service-worker.ts'),
    swDest: 'sw.js',
    // Only what documents give a digest: the worker serves nothing else of what it keeps.
    include: [/^(?!sw\.).+\.[0-9a-f]{10}\.(js|css)$/],
    dontCacheBustURLsMatching: /\.[0-9a-f]{10}\./,
  });
}

/** The checkout document: shell chrome and checkout only, no federation (S-01). */
export function checkoutConfig(build: ShellBuild): Configuration {
  const base = baseConfig({ ...build, target: 'browser', chunkPrefix: 'checkout-' });
  return {
    ...base,
    name: 'checkout',
    target: 'web',
    entry: { checkout: join(build.packageDirectory, 'checkout/entry.tsx') },
    output: { ...base.output, ...immutable(`${build.buildId}-checkout`) },
    plugins: [...(base.plugins ?? []), ...sealedChunks()],
  };
}

/** A page of the staff (`/desk`, `/ops`): a document of its own, no federation, no chrome of the site. */
export function staffConfig(build: ShellBuild & { readonly kind: string }): Configuration {
  const { kind } = build;
  const base = baseConfig({ ...build, target: 'browser', chunkPrefix: `${kind}-` });
  return {
    ...base,
    name: kind,
    target: 'web',
    entry: { [kind]: join(build.packageDirectory, `${kind}/entry.tsx`) },
    output: { ...base.output, ...immutable(`${build.buildId}-${kind}`) },
    plugins: [...(base.plugins ?? []), ...sealedChunks()],
  };
}

/** Header, footer and layout on the server. */
export function shellServerConfig(build: ShellBuild): Configuration {
  const base = baseConfig({ ...build, target: 'server' });
  return {
    ...base,
    name: 'shell-server',
    entry: { server: join(build.packageDirectory, 'src/server-entry.tsx') },
    output: {
      ...base.output,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      publicPath: '/assets/',
    },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false, minimize: false },
    plugins: [],
  };
}
