import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { describeOutput, unsealedChunks } from '../build-output.ts';
import { runWebpack } from '../bundle.ts';
import { sealedChunks } from './sealed-chunks.ts';

const numberFromZero: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('numbers', (compilation) => {
      compilation.hooks.chunkIds.tap('numbers', (chunks) => {
        for (const [index, chunk] of [...chunks].toReversed().entries()) {
          chunk.id = index;
          chunk.ids = [index];
        }
      });
    });
  },
};

/** A bundle whose lazy chunks are numbered from 0. */
async function build(plugins: WebpackPluginInstance[]): Promise<string> {
  const directory = temporaryFolder('sealed');
  writeFileSync(join(directory, 'page.js'), `globalThis.later = [import('./one.js'), import('./two.js')];\n`);
  for (const name of ['one', 'two'])
    writeFileSync(join(directory, `${name}.js`), `export const it = '${name}';\n`);
  const path = join(directory, 'dist');
  await runWebpack({
    mode: 'production',
    context: directory,
    entry: { shell: './page.js' },
    output: {
      path,
      filename: 'shell.[contenthash].js',
      chunkFilename: 'chunk-[id].js',
      crossOriginLoading: 'anonymous',
    },
    optimization: { chunkIds: false, minimize: false },
    plugins: [numberFromZero, ...plugins],
  });
  return path;
}

describe('digests of what is loaded later (P-03)', () => {
  it('every lazy chunk has one, also the one that webpack numbered 0', async () => {
    const path = await build(sealedChunks());
    const output = describeOutput(path, 'shell', 'a1', new Set(), {});
    expect(output.files.filter(({ role }) => role === 'chunk')).toHaveLength(2);
    expect(unsealedChunks(path, output)).toEqual([]);
  });

  it('a bundle that leaves one out is known by it', async () => {
    const path = await build(sealedChunks().slice(1));
    expect(unsealedChunks(path, describeOutput(path, 'shell', 'a1', new Set(), {}))).toEqual(['chunk-0.js']);
  });
});
