import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, splitBut, type BaseOptions } from './base-config.ts';
import { sharedByRemote } from './share.ts';
import { NO_SNAPSHOT, runtimeAliases } from './federation-runtime.ts';
import { sealedChunks } from './sealed-chunks.ts';
import { WORKSPACE } from '../workspace.ts';

export interface RemoteBuild extends Pick<BaseOptions, 'styleSalt'> {
  readonly name: string;
  readonly packageDirectory: string;
  readonly outputDirectory: string;
  readonly buildId: string;
  readonly mode: 'production' | 'development';
}

/** Chunk of what a remote exposes: the document preloads it with everything it needs at once. */
export const EXPOSED_CHUNK = 'main';

/** Name of a release's container: a new build is a new container, so old code is never replayed. */
export function containerName(remote: string, buildId: string): string {
  return `${remote}_${buildId}`.replaceAll('-', '_');
}

/** The browser bundle of a remote: one container that exposes `./entry`. */
export function remoteConfig(build: RemoteBuild): Configuration {
  const base = baseConfig({ ...build, target: 'browser' });
  return {
    ...base,
    entry: {},
    target: 'web',
    resolve: { ...base.resolve, alias: runtimeAliases() },
    output: { ...base.output, uniqueName: `${build.name}@${build.buildId}` },
    optimization: { ...base.optimization, ...splitBut(EXPOSED_CHUNK) },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(build.name, build.buildId),
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './entry': { import: './src/entry.tsx', name: EXPOSED_CHUNK } },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true, optimization: NO_SNAPSHOT },
        manifest: false,
        dts: false,
      }),
      ...sealedChunks(),
    ],
  };
}

const require = createRequire(import.meta.url);

/** The half of React's server renderer that needs no streams, and so nothing of Node. */
function reactWithoutStreams(mode: RemoteBuild['mode']): string {
  const folder = dirname(require.resolve('react-dom/package.json', { paths: [WORKSPACE] }));
  return join(folder, `cjs/react-dom-server-legacy.browser.${mode}.js`);
}

/**
 * The self-contained server bundle: exports `render(request)`. It runs where there is the language and nothing
 * else (docs/decisions/0027): a module of Node in it fails the build.
 */
export function remoteServerConfig(build: RemoteBuild): Configuration {
  const base = baseConfig({ ...build, target: 'server' });
  return {
    ...base,
    target: 'es2024',
    resolve: { ...base.resolve, alias: { 'react-dom/server$': reactWithoutStreams(build.mode) } },
    entry: {
      server: [
        join(WORKSPACE, 'shared/platform/src/server/environment.ts'),
        join(build.packageDirectory, 'src/server-entry.tsx'),
      ],
    },
    output: {
      ...base.output,
      chunkFormat: false,
      chunkLoading: false,
      globalObject: 'globalThis',
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      uniqueName: `${build.name}@${build.buildId}-server`,
      publicPath: `/r/${build.name}/${build.buildId}/`,
    },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false, minimize: false },
    plugins: [],
  };
}
