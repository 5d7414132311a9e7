import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { flatten } from './keys.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** British spellings of words that the site uses, with their American ones: texts are written in American English. */
const BRITISH =
  /\b(?:travell(?:er|ers|ing|ed)|(?:re)?organis\w+|authoris\w+|recognis\w+|colour\w*|centres?|cancell(?:ed|ing)|enquir\w+|favourit\w+|programmes?|catalogues?|neighbour\w*|licences?|grey)\b/iu;

const files = globSync(
  [
    '*/src/locales/en/*.json',
    'shell/{checkout,ops,server}/locales/en/*.json',
    '{shared,backend}/*/src/locales/en/*.json',
  ],
  // The phrases of suppliers are theirs.
  { cwd: ROOT, exclude: ['**/supplier-phrases.json'] },
);

it('there are English texts to check', () => expect(files.length).toBeGreaterThan(10));

it.each(files)('%s is in American English', (file) => {
  const texts = flatten(JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as unknown);
  // Names of values in braces are ours.
  const words = [...texts].map(([key, text]) => [key, text.replaceAll(/\{\w+\}/g, '')] as const);
  expect(words.filter(([, text]) => BRITISH.test(text))).toEqual([]);
});
