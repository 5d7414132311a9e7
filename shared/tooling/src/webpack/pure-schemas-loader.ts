const VALIBOT_IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]valibot['"]/g;
/** They do what they are called for; every other name of valibot only describes. */
const DOES_SOMETHING = /^(?:parse|safeParse|parser|safeParser|assert|is)(?:Async)?$/;

const localNames = (importedNames: string) =>
  importedNames
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/))
    .filter(([name]) => name && !DOES_SOMETHING.test(name))
    .map((names) => names.at(-1));

/**
 * Marks calls of valibot's builders as pure. A schema that a bundle does not use is then left out of it, with
 * all that it is made of; unmarked, one name of a file of contracts would bring every schema of that file.
 */
export function markSchemasPure(source: string): string {
  const names = [...source.matchAll(VALIBOT_IMPORT)].flatMap(([, imported = '']) => localNames(imported));
  if (names.length === 0) return source;
  return source.replaceAll(new RegExp(`(?<![\\w$.'"])(?:${names.join('|')})\\(`, 'g'), '/*#__PURE__*/ $&');
}

// webpack looks for a loader there.
export { markSchemasPure as default };
