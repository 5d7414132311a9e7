import { join, resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { WORKSPACE } from '@travesia/tooling';
import { baseConfig } from '@travesia/tooling/webpack/base-config';
import webpack, { type Configuration } from 'webpack';

/** A remote in a page of its own, whose components are replaced as they are saved. */
export function devConfig(remote: string): Configuration {
  const packageDirectory = join(WORKSPACE, remote);
  const base = baseConfig({
    packageDirectory,
    outputDirectory: resolve(WORKSPACE, '.cache/dev', remote),
    buildId: 'dev',
    target: 'browser',
    mode: 'development',
    isHot: true,
    cacheDirectory: resolve(WORKSPACE, '.cache/webpack'),
  });
  return {
    ...base,
    entry: { page: join(import.meta.dirname, 'page/dev-page.tsx') },
    output: { ...base.output, publicPath: '/' },
    devtool: 'eval-source-map',
    resolve: {
      ...base.resolve,
      alias: {
        'dev-remote/entry': join(packageDirectory, 'src/entry.tsx'),
        'dev-remote/manifest': join(packageDirectory, 'remote.manifest.ts'),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false }),
      new webpack.DefinePlugin({ SITE_URL: JSON.stringify(process.env.SITE_URL ?? 'http://localhost:3000') }),
    ],
  };
}
