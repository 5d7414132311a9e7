const NAMED_IMPORT = /import\s*\{[^}]*\}\s*from\s*['"]valibot['"]/;
/** Every name of valibot only describes, but those that do what they are called for. */
const BUILDER_CALL = /(?<![\w$.'"])v\.(?!(?:parse|safeParse|parser|safeParser|assert|is)(?:Async)?\()\w+\(/g;

/**
 * Marks calls of valibot's builders as pure. A schema that a bundle does not use is then left out of it, with
 * all that it is made of; unmarked, one name of a file of contracts would bring every schema of that file.
 */
export function markSchemasPure(source: string): string {
  if (NAMED_IMPORT.test(source))
    throw new Error("valibot is imported by name: write import * as v from 'valibot'");
  return source.replaceAll(BUILDER_CALL, '/*#__PURE__*/ $&');
}

// webpack looks for a loader there.
export { markSchemasPure as default };
