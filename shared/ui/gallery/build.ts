/** Builds the gallery into shared/ui/gallery/dist. Not part of what ships. */
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';

const here = import.meta.dirname;

const configuration: Configuration = {
  mode: 'development',
  devtool: false,
  target: 'web',
  context: here,
  entry: join(here, 'src/gallery.tsx'),
  output: {
    path: join(here, 'dist'),
    filename: 'gallery.js',
    clean: true,
    assetModuleFilename: '[name][ext]',
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2024',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              modules: { auto: true, namedExport: false, localIdentName: '[name]-[local]-[hash:base64:4]' },
            },
          },
        ],
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'gallery.css' })],
  performance: { hints: false },
};

/** Resolves when the files are written; rejects with webpack's own words. */
export function buildGallery(): Promise<string> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else resolve(join(here, 'dist'));
    });
  });
}
