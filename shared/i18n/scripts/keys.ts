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
export function compareLanguages(es: ReadonlyMap<string, string>, en: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  for (const key of new Set([...es.keys(), ...en.keys()])) {
    const spanish = es.get(key)?.trim();
    const english = en.get(key)?.trim();
    if (!spanish) problems.push(`${key} is missing in es`);
    if (!english) problems.push(`${key} is missing in en`);
    if (!spanish || !english) continue;
    const [inSpanish, inEnglish] = [spanish, english].map((words) => placeholders(words, PLURAL.test(key)));
    if (inSpanish !== inEnglish) {
      problems.push(`${key} takes {${inSpanish}} in es and {${inEnglish}} in en`);
    }
  }
  for (const key of es.keys()) {
    const base = key.replace(PLURAL, '');
    if (base !== key && !(es.has(`${base}_one`) && es.has(`${base}_other`))) {
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
