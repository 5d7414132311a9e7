import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@travesia/domain';
import { inBothCases, VARIETIES, type VarietyRules } from '@travesia/domain/varieties';
import { inVariety } from '@travesia/domain/words';
import { flatten } from './keys.ts';

/** Texts that a market's words can take the place of. */
const TEXTS = (language: string) => [
  `{*/src,shell/{checkout,desk,ops,server},{shared,backend}/*/src}/locales/${language}/*.json`,
  `backend/content/store/${language}/**/*.md`,
];
/** Sent to every market as they are, so they must need no other words: errors, products and titles of pages. */
const FOR_ALL = /^shared\/(?:contracts|products)\/|\/manifest\.json$/;

/** Of a page, in a text or as its own. */
const ADDRESS = /(?<=\]\(|^path: '?)\/[^)'\s]+/g;

const wordsOf = (patterns: readonly string[]) =>
  patterns.length === 0 ? /(?!)/ : new RegExp(`(?<![\\p{L}{])(?:${patterns.join('|')})(?![\\p{L}}])`, 'iu');

/** What is wrong with texts, by name, for a market with words of its own. */
export function checkVariety(
  texts: ReadonlyMap<string, string>,
  { instead, onlyThere, onlyElsewhere, nowhere }: VarietyRules,
  isForAll: (name: string) => boolean = () => false,
): string[] {
  const theirs = wordsOf([...Object.values(instead), ...onlyThere]);
  const base = wordsOf(Object.keys(instead));
  const ours = wordsOf(onlyElsewhere);
  const never = wordsOf(nowhere);
  const problems: string[] = [];
  for (const [name, text] of texts) {
    const say = (found: RegExpExecArray | null, what: string) =>
      found && problems.push(`${name}: “${found[0]}” ${what}`);
    say(theirs.exec(text), 'is said in one market only');
    say(never.exec(text), 'is said nowhere');
    for (const [address] of text.matchAll(ADDRESS))
      say(base.exec(address), 'would be replaced in an address');
    if (isForAll(name))
      say(base.exec(text) ?? ours.exec(text), 'is not said everywhere, and every market reads it');
    else say(ours.exec(inVariety(text, inBothCases(instead))), 'has no words for the market');
  }
  return problems;
}

/** A phrase that stands after the first words of it would never be found. */
function hiddenPhrases(instead: VarietyRules['instead']): string[] {
  const phrases = Object.keys(instead);
  return phrases.filter(
    (phrase, index) =>
      phrase !== phrase.toLowerCase() ||
      phrases.slice(0, index).some((above) => phrase.startsWith(`${above} `)),
  );
}

function readTexts(root: string, language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of globSync(TEXTS(language), { cwd: root })) {
    const content = readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.md'))
      content.split('\n').forEach((line, index) => texts.set(`${file}:${index + 1}`, line));
    else
      for (const [key, words] of flatten(JSON.parse(content) as unknown)) texts.set(`${file} ${key}`, words);
  }
  return texts;
}

/** What is wrong with the words of all texts below a root folder. */
function checkVarieties(root: string): string[] {
  return Object.values(VARIETIES).flatMap((byLocale) =>
    LOCALES.flatMap((locale) => {
      const rules = byLocale[locale];
      if (!rules) return [];
      return [
        ...hiddenPhrases(rules.instead).map((phrase) => `“${phrase}” is hidden by a phrase above it`),
        ...checkVariety(readTexts(root, locale), rules, (name) => FOR_ALL.test(name.split(' ')[0] ?? '')),
      ];
    }),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = checkVarieties(join(import.meta.dirname, '../../..'));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'words: every text can be said in every market\n' : '');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
