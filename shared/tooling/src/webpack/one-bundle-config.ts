import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, splitBut } from './base-config.ts';
import { runtimeAliases } from './federation-runtime.ts';
import type { ShellBuild } from './shell-config.ts';
import { sealedChunks } from './sealed-chunks.ts';

export interface OneBundle extends ShellBuild {
  readonly remotes: readonly string[];
  /** Takes the place of the module that talks to the federation runtime. */
  readonly loaderModule: string;
}

/** Shell and remotes as one graph without federation: what is in the shell is in no remote's chunk again. */
export function oneBundleConfig(build: OneBundle): Configuration {
  const base = baseConfig({ ...build, target: 'browser' });
  const isRemote = new Set(build.remotes);
  const fileName =
    (extension: 'js' | 'css') =>
    ({ chunk }: { chunk?: { name?: string | null | undefined } | undefined }) =>
      chunk?.name && isRemote.has(chunk.name)
        ? `r/${chunk.name}/${build.buildId}/remoteEntry.[contenthash:10].${extension}`
        : `assets/[name].[contenthash:10].${extension}`;
  return {
    ...base,
    name: 'one-bundle',
    target: 'web',
    entry: { shell: join(build.packageDirectory, 'src/entry.ts') },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: `one-bundle@${build.buildId}`,
      filename: fileName('js'),
      chunkFilename: fileName('js'),
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: { ...base.resolve, alias: runtimeAliases() },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({
        filename: fileName('css'),
        chunkFilename: fileName('css'),
        ignoreOrder: true,
      }),
      new webpack.NormalModuleReplacementPlugin(/[\\/]remote-loader\.ts$/, build.loaderModule),
      ...sealedChunks(),
    ],
    optimization: { ...base.optimization, ...splitBut('boot', ...build.remotes) },
  };
}
