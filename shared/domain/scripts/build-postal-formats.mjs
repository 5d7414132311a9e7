/**
 * Writes src/postal/formats.ts from the table of `postcode-validator` (X-22).
 * Run: node shared/domain/scripts/build-postal-formats.mjs
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('postcode-validator'));
const { POSTCODE_REGEXES } = require(join(library, 'postcode-regexes.js'));

/** Where the library is stricter or looser than what people of the country write. */
const CORRECTIONS = {
  // The four-digit number alone is still what most Argentines give.
  AR: '[A-HJ-NP-Z]?\\d{4}([A-Z]{3})?',
  SV: '(CP)?[1-3][1-7][0-2]\\d',
  // Five digits since 2010.
  NI: '\\d{5}',
  // The library accepts the four-digit short form too, which names a town and no street.
  PT: '\\d{7}',
};

/** Codes exist on paper, but addresses are written without them. */
const WITHOUT_CODES = new Set(['PA', 'CU', 'BO']);
/** Not countries, or gone. */
const NOT_COUNTRIES = new Set(['UK', 'INTL', 'CS', 'YU']);

const EXAMPLES = {
  AR: 'C1425',
  BR: '01310-100',
  CA: 'K1A 0B1',
  CL: '8320000',
  CO: '110111',
  CR: '10101',
  DE: '10115',
  DO: '10101',
  EC: '170150',
  ES: '28013',
  FR: '75001',
  GB: 'SW1A 1AA',
  GT: '01001',
  HN: '11101',
  IE: 'D02 AF30',
  IT: '00118',
  JP: '100-0001',
  MX: '06700',
  NI: '11001',
  NL: '1012 AB',
  PE: '15001',
  PL: '00-001',
  PT: '1000-001',
  PY: '1209',
  SV: '1101',
  US: '33101',
  UY: '11000',
  VE: '1010',
};

/** Drops separators (blanks and dashes) outside character classes, and classes that hold nothing else. */
function withoutSeparators(source) {
  let text = source.replace(/^\^/, '').replace(/\$$/, '');
  text = text.replaceAll(/\(\[ \]\)\?|\[(?: |\\-|-)+\][?*]?|\\s\*/g, '');
  let result = '';
  let insideClass = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') {
      result += character + text[(index += 1)];
      continue;
    }
    if (character === '[') insideClass = true;
    if (character === ']') insideClass = false;
    if (!insideClass && (character === ' ' || character === '-')) {
      if (text[index + 1] === '?') index += 1;
      continue;
    }
    result += character;
  }
  return result.replaceAll('{1}', '');
}

/** One text that a pattern of this table matches: first alternative, highest count of what is optional. */
function sampleOf(pattern) {
  const digits = '1234567890';
  let used = 0;
  const parts = (text) => {
    let index = 0;
    const sequence = () => {
      let made = '';
      while (index < text.length && text[index] !== ')' && text[index] !== '|') made += repeated();
      return made;
    };
    const alternatives = () => {
      const first = sequence();
      while (text[index] === '|') {
        index += 1;
        sequence();
      }
      return first;
    };
    const one = () => {
      if (text[index] === '(') {
        index += text.startsWith('(?:', index) ? 3 : 1;
        if (text.startsWith('?!', index)) {
          index = text.indexOf(')', index) + 1;
          return () => '';
        }
        const inner = alternatives();
        index += 1;
        return () => inner;
      }
      if (text[index] === '[') {
        const end = text.indexOf(']', index);
        const members = text.slice(index + 1, end);
        index = end + 1;
        const isClass = new RegExp(`[${members}]`);
        return () =>
          [...digits, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((candidate) => isClass.test(candidate)) ?? '';
      }
      if (text.startsWith('\\d', index)) {
        index += 2;
        return () => digits[used++ % 10];
      }
      const literal = text[index];
      index += 1;
      return () => literal;
    };
    const repeated = () => {
      const produce = one();
      const count = /^\{(\d+)(?:,(\d+))?\}/.exec(text.slice(index));
      if (count) index += count[0].length;
      const times = Number(count?.[1] ?? 1);
      if (text[index] === '?') {
        index += 1;
        return '';
      }
      return Array.from({ length: times }, produce).join('');
    };
    return alternatives();
  };
  return parts(pattern);
}

const rows = [...POSTCODE_REGEXES]
  .filter(([country]) => !NOT_COUNTRIES.has(country) && !WITHOUT_CODES.has(country))
  .map(([country, regex]) => {
    const bare = CORRECTIONS[country] ?? withoutSeparators(regex.source);
    const optional = regex.test('');
    const pattern = optional ? bare.replace(/^\((?:\?:)?(.*)\)\?$/, '$1') : bare;
    const example = EXAMPLES[country] ?? sampleOf(pattern);
    if (!new RegExp(`^(?:${pattern})$`).test(example.replaceAll(/[\s-]/g, ''))) {
      throw new Error(`no example for ${country}: ${pattern} does not match ${example}`);
    }
    return [country, pattern, example, optional];
  })
  .toSorted(([a], [b]) => (a < b ? -1 : 1));

const table = rows
  .map(
    ([country, pattern, example, optional]) =>
      `  ${country}: [${[pattern, example].map((text) => `'${text.replaceAll('\\', '\\\\')}'`).join(', ')}${optional ? ', true' : ''}],`,
  )
  .join('\n');

writeFileSync(
  new URL('../src/postal/formats.ts', import.meta.url),
  `/**
 * Postal code formats by country: pattern of the code without blanks and dashes, an example, and whether
 * it may be left out. Generated by scripts/build-postal-formats.mjs; a country that is not here has no codes.
 */
export const POSTAL_FORMATS: Readonly<Record<string, readonly [string, string, boolean?]>> = {
${table}
};
`,
);
console.log(`${rows.length} countries`);
