import { askedClasses, type Source } from './asked-classes.ts';

const packageOf = (path: string) => /^(?:shared\/)?[^/]+\//.exec(path)?.[0] ?? '';

/** A name that is chosen while it runs is written down somewhere in the package, if only in a type. */
function writtenIn(sources: readonly Source[], sheet: string): (name: string) => boolean {
  const code = sources
    .filter(({ path }) => path.startsWith(packageOf(sheet)))
    .map(({ text }) => text)
    .join('\n');
  return (name) => code.includes(`'${name}'`) || code.includes(` ${name}: `);
}

/** Classes that are asked for and do not exist, and classes that nobody asks for; empty when all is well. */
export function classFaults(
  sheets: ReadonlyMap<string, ReadonlySet<string>>,
  sources: readonly Source[],
): string[] {
  const asked = askedClasses(sources);
  const missing = asked
    .filter(({ sheet, name }) => typeof name === 'string' && !sheets.get(sheet)?.has(name))
    .map(({ source, sheet, name }) => `${source}: asks for .${String(name)}, which ${sheet} does not have`);
  const unused = [...sheets].flatMap(([sheet, classes]) => {
    const names = asked.filter((each) => each.sheet === sheet).map(({ name }) => name);
    const isWritten = writtenIn(sources, sheet);
    const isUsed = (each: string) =>
      names.some((name) =>
        typeof name === 'string'
          ? name === each
          : name.test(each) && (name.source !== '^' || isWritten(each)),
      );
    return [...classes].filter((each) => !isUsed(each)).map((each) => `${sheet}: nobody asks for .${each}`);
  });
  return [...new Set([...missing, ...unused])];
}
