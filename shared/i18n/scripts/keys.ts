const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A tree of texts as `group.key` → words. */
export function flatten(tree: unknown, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree as Record<string, unknown>)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, words] of flatten(value, `${prefix}${key}.`)) texts.set(inner, words);
  }
  return texts;
}

/** "One night" needs no {count}: a plural form may say its number in words. */
function placeholders(words: string, isPlural: boolean): string {
  return [...words.matchAll(/\{(\w+)[^}]*\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !isPlural || name !== 'count')
    .sort((one, other) => one.localeCompare(other))
    .join(', ');
}

/** Keys and placeholders that one language has and the other has not; empty words count as missing. */
export function compareLanguages(
  one: readonly [locale: string, texts: ReadonlyMap<string, string>],
  other: readonly [locale: string, texts: ReadonlyMap<string, string>],
  /** Read as data: a key may end like a plural form without being one. */
  isData = false,
): string[] {
  const problems: string[] = [];
  for (const key of new Set([...one[1].keys(), ...other[1].keys()])) {
    const found = [one, other].map(([locale, texts]) => ({ locale, words: texts.get(key)?.trim() ?? '' }));
    const missing = found.filter(({ words }) => words === '');
    problems.push(...missing.map(({ locale }) => `${key} is missing in ${locale}`));
    if (missing.length > 0) continue;
    const taken = found.map(({ locale, words }) => ({
      locale,
      names: `{${placeholders(words, PLURAL.test(key))}}`,
    }));
    if (new Set(taken.map(({ names }) => names)).size > 1) {
      problems.push(
        `${key} takes ${taken.map(({ locale, names }) => `${names} in ${locale}`).join(' and ')}`,
      );
    }
  }
  for (const key of isData ? [] : one[1].keys()) {
    const base = key.replace(PLURAL, '');
    if (base !== key && !(one[1].has(`${base}_one`) && one[1].has(`${base}_other`))) {
      problems.push(`${base} needs both _one and _other`);
    }
  }
  return [...new Set(problems)];
}

/** Keys that no code names: as a whole, or by the fixed beginning of a template, `t(`sort.${order}`)`. */
export function unusedKeys(texts: ReadonlyMap<string, string>, code: string): string[] {
  const literals = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1] ?? ''));
  const beginnings = [...code.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map((match) => match[1] ?? '');
  const keys = new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
  return [...keys].filter(
    (key) => !literals.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  );
}

/** Keys of a catalogue that is read as data, of which no code names the first part. */
export function unusedFields(texts: ReadonlyMap<string, string>, code: string): string[] {
  const words = new Set(code.match(/[\w-]+/g));
  return [...texts.keys()].filter((key) => !words.has(key.split('.')[0] ?? ''));
}
