import type { Compiler, WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

/** Above every number that webpack deals out by itself, which has three digits as long as those are enough. */
const FIRST_FREE = 100_000;

/**
 * No chunk has the number 0. webpack-subresource-integrity 5.1 takes it for none and leaves the chunk out of the
 * digests, so that a browser would load it unchecked.
 */
class NoChunkZero {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoChunkZero', (compilation) => {
      compilation.hooks.optimizeChunkIds.tap('NoChunkZero', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.id !== 0) continue;
          chunk.id = FIRST_FREE;
          chunk.ids = [FIRST_FREE];
        }
      });
    });
  }
}

/** Every file that the bundle loads later is loaded with its digest. */
export function sealedChunks(): WebpackPluginInstance[] {
  return [new NoChunkZero(), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true })];
}
