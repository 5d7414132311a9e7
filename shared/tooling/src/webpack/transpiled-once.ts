import { resolve } from 'node:path';
import type { Compiler } from 'webpack';

const LOADER = resolve(import.meta.dirname, 'transpiled-once-loader.ts');

/**
 * Puts a memory in front of the transpiler. Not by a rule: names of modules tell their rules, and the same bundle
 * has to come out with the memory and without.
 */
export class TranspiledOnce {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('TranspiledOnce', (compilation) => {
      compiler.webpack.NormalModule.getCompilationHooks(compilation).beforeLoaders.tap(
        'TranspiledOnce',
        (loaders) => {
          const transpiler = loaders.findIndex(({ loader }) => /[\\/]swc-loader[\\/]/.test(loader));
          if (transpiler < 0 || loaders[transpiler - 1]?.loader === LOADER) return;
          loaders.splice(transpiler, 0, { loader: LOADER, options: undefined, ident: null, type: undefined });
        },
      );
    });
  }
}
