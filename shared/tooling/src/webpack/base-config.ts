import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { LANGUAGES } from '@travesia/domain';
import type { Configuration, RuleSetRule } from 'webpack';
import { WORKSPACE } from '../workspace.ts';

const require = createRequire(import.meta.url);

export type BuildTarget = 'browser' | 'server';

export interface BaseOptions {
  readonly packageDirectory: string;
  readonly outputDirectory: string;
  readonly buildId: string;
  readonly target: BuildTarget;
  readonly mode: 'production' | 'development';
  /** Components are replaced in the page while they are worked on. */
  readonly isHot?: boolean;
  /** In front of the names of lazy chunks, where several documents share a folder. */
  readonly chunkPrefix?: string;
  /** Of webpack's own cache, for development only: with it a production build was not the same twice (docs/decisions/0024). */
  readonly cacheDirectory?: string | undefined;
  /** Makes the names of styles its own; two bundles of the same page need the same. */
  readonly styleSalt?: string | undefined;
}

function scriptRule({ target, mode, isHot = false }: BaseOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: target === 'server' ? 'es2024' : 'es2022',
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: isHot } },
      },
      // What lies outside of this workspace's packages has no say.
      swcrc: false,
      sourceMaps: mode !== 'production',
    },
  };
}

const SCHEMA_RULE: RuleSetRule = {
  test: /\.ts$/,
  include: resolve(WORKSPACE, 'shared/contracts/src'),
  enforce: 'post',
  loader: resolve(import.meta.dirname, 'pure-schemas-loader.ts'),
};

/** Decides which files of words a bundle imports. */
const LANGUAGE_LIST = resolve(WORKSPACE, 'shared/domain/src/locales.ts');
const CATALOGUE_RULE: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: resolve(import.meta.dirname, 'catalogue-loader.ts'),
};

function styleRules(target: BuildTarget, styleSalt: string): RuleSetRule[] {
  const cssLoader = {
    loader: require.resolve('css-loader'),
    // Webpack's cache knows a loader's options by this name alone: without the salt in it, a build would take
    // the names of another one.
    ident: `css-${styleSalt}`,
    options: {
      importLoaders: 0,
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        // The same names on server and browser, whatever file asked for them.
        localIdentContext: WORKSPACE,
        localIdentName: '[local]-[hash:base64:5]',
        // One for all names of a file: what repeats costs next to nothing once it is compressed.
        hashStrategy: 'minimal-subset' as const,
        // Every build has names of its own: a widget's style that another remote brings later would else
        // come behind this one's and undo its variants.
        localIdentHashSalt: styleSalt,
        exportOnlyLocals: target === 'server',
      },
    },
  };
  return [
    {
      test: /\.css$/,
      sideEffects: true,
      use: target === 'server' ? [cssLoader] : [MiniCssExtractPlugin.loader, cssLoader],
    },
    { test: /\.woff2$/, type: 'asset/resource', generator: { emit: target === 'browser' } },
  ];
}

/** Lazy parts share what they have in common; what the document names at once stays one file. */
export const splitBut = (...whole: readonly string[]): NonNullable<Configuration['optimization']> => ({
  splitChunks: {
    chunks: (chunk) => !chunk.canBeInitial() && !whole.includes(chunk.name ?? ''),
  },
});

/** What every bundle of the workspace has in common. */
export function baseConfig(options: BaseOptions): Configuration {
  const {
    packageDirectory,
    outputDirectory,
    buildId,
    target,
    mode,
    isHot = false,
    chunkPrefix = '',
    cacheDirectory,
  } = options;
  // A page that is worked on asks for the same names all day.
  const hash = isHot ? '' : '.[contenthash:10]';
  const styleSalt = options.styleSalt ?? `${basename(packageDirectory)}@${buildId}`;
  return {
    context: packageDirectory,
    mode,
    devtool: mode === 'production' ? false : 'source-map',
    target: target === 'server' ? 'node22' : ['web', 'es2022'],
    output: {
      path: outputDirectory,
      clean: false,
      hashFunction: 'xxhash64',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      ...(target === 'browser' && {
        publicPath: 'auto',
        filename: `[name]${hash}.js`,
        chunkFilename: `${chunkPrefix}[name]${hash}.js`,
        crossOriginLoading: 'anonymous' as const,
      }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['import', 'module', 'default', '...'],
      // Nothing moves while a bundle is made.
      unsafeCache: mode === 'production',
    },
    module: {
      rules: [CATALOGUE_RULE, scriptRule(options), SCHEMA_RULE, ...styleRules(target, styleSalt)],
      // A server bundle is one file: the renderer may read nothing else.
      ...(target === 'server' && { parser: { javascript: { dynamicImportMode: 'eager' as const } } }),
    },
    plugins:
      target === 'browser'
        ? [
            // The widgets bring their words in thirty languages; the site speaks fewer.
            optimizeLocales.webpack({ locales: Object.values(LANGUAGES).map(({ tag }) => tag) }),
            new MiniCssExtractPlugin({
              filename: `[name]${hash}.css`,
              chunkFilename: `${chunkPrefix}[name]${hash}.css`,
              ignoreOrder: true,
            }),
          ]
        : [],
    optimization: {
      minimize: mode === 'production' && target === 'browser',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
          // Licences are published beside the code, and cost the first view nothing.
          extractComments: { condition: 'some', banner: false },
          // It has threads of its own: processes beside it would only have to be started.
          parallel: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      moduleIds: 'deterministic',
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
    },
    cache: cacheDirectory !== undefined && {
      type: 'filesystem',
      cacheDirectory,
      name: `${packageDirectory.split('/').at(-1)}-${chunkPrefix}${target}-${mode}${isHot ? '-hot' : ''}`,
      buildDependencies: { config: [import.meta.filename, LANGUAGE_LIST] },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
