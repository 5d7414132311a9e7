import { describe, expect, it } from '@jest/globals';
import { markSchemasPure } from './pure-schemas-loader.ts';

const PURE = '/*#__PURE__*/ ';

describe('what a bundle does not use of the contracts is left out of it', () => {
  it.each([
    [
      'a builder in a builder',
      `export const A = v.object({ name: v.string() });`,
      `export const A = ${PURE}v.object({ name: ${PURE}v.string() });`,
    ],
    [
      'a longer name',
      `const A = v.nullish(v.toNumber());`,
      `const A = ${PURE}v.nullish(${PURE}v.toNumber());`,
    ],
    [
      'what is called for what it does',
      `v.parse(A, 1); v.safeParseAsync(A, 1);`,
      `v.parse(A, 1); v.safeParseAsync(A, 1);`,
    ],
    [
      'a builder whose name begins like one of those',
      `const A = v.isoDate();`,
      `const A = ${PURE}v.isoDate();`,
    ],
    [
      'another object, a text',
      `nav.object(); a.v.object(); 'v.object('`,
      `nav.object(); a.v.object(); 'v.object('`,
    ],
  ])('%s', (_what, source, marked) => {
    expect(markSchemasPure(source)).toBe(marked);
  });

  it('a builder that is imported by name, which would not be marked, ends the build', () => {
    expect(() => markSchemasPure(`import { object } from "valibot";`)).toThrow('import * as v');
  });
});
