import type { LoaderContext } from 'webpack';

type Loader = LoaderContext<unknown>;

/** By file and options of the transpiler: what it was given, and what it made of it. */
const known = new Map<string, { readonly source: string; readonly code: string }>();
const keyOf = ({ resourcePath, loaders, loaderIndex }: Loader) =>
  `${resourcePath}\0${JSON.stringify(loaders[loaderIndex + 1]?.options)}`;

/** A shared file is in nearly every bundle: a process transpiles it for the first of them only. */
export function pitch(this: Loader): void {
  const done = this.async();
  this.fs.readFile(this.resourcePath, 'utf8', (fault, content) => {
    const source = String(content);
    const before = known.get(keyOf(this));
    if (fault || before?.source !== source) {
      this.data['source'] = source;
      done();
      return;
    }
    this.addDependency(this.resourcePath);
    done(null, before.code);
  });
}

function remember(this: Loader, code: string): string {
  known.set(keyOf(this), { source: this.data['source'] as string, code });
  return code;
}

// webpack looks for a loader there.
export { remember as default };
