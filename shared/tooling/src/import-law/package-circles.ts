export interface ModuleImports {
  readonly source: string;
  /** Paths of what it imports. */
  readonly imports: readonly string[];
}

/** The folder of the package a file belongs to; null for what belongs to none of ours. */
function packageOf(path: string): string | null {
  return /^(?:(?:shared|backend)\/[^/]+|mfe-[a-z-]+|shell|deploy|e2e)(?=\/)/.exec(path)?.[0] ?? null;
}

/** Who tests a package may stand on whatever tells its story. */
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

function packageImports(modules: readonly ModuleImports[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { source, imports } of modules) {
    const from = packageOf(source);
    if (!from || isTest(source)) continue;
    const known = found.get(from) ?? new Set();
    for (const path of imports) {
      const to = packageOf(path);
      if (to && to !== from) known.add(to);
    }
    found.set(from, known);
  }
  return found;
}

/** Packages that need each other, each circle once, from its first name on: `[['shared/a', 'shared/b']]`. */
export function packageCircles(modules: readonly ModuleImports[]): string[][] {
  const edges = packageImports(modules);
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): void => {
    const start = way.indexOf(name);
    if (start >= 0) {
      circles.push(way.slice(start));
      return;
    }
    if (done.has(name)) return;
    for (const next of [...(edges.get(name) ?? [])].toSorted()) walk(next, [...way, name]);
    done.add(name);
  };
  for (const name of [...edges.keys()].toSorted()) walk(name, []);
  return circles;
}
