import type { Compiler } from 'webpack';

/** Compilers that run one after the other in a process look up folders and read files once, together. */
export class SharedFiles {
  #files: Compiler['inputFileSystem'] = null;

  apply(compiler: Compiler) {
    this.#files ??= compiler.inputFileSystem;
    // A compiler forgets its own files when it begins and when it is closed; what it only borrows it keeps.
    compiler.inputFileSystem = Object.create(this.#files) as Compiler['inputFileSystem'];
  }
}
