import { describe, expect, it } from '@jest/globals';
import { markSchemasPure } from './pure-schemas-loader.ts';

const PURE = '/*#__PURE__*/ ';

describe('what a bundle does not use of the contracts is left out of it', () => {
  it.each([
    [
      'a builder in a builder',
      `import { object, string } from 'valibot';\nexport const A = object({ name: string() });`,
      `import { object, string } from 'valibot';\nexport const A = ${PURE}object({ name: ${PURE}string() });`,
    ],
    [
      'a builder under another name',
      `import { string as text } from "valibot";\nconst A = text();`,
      `import { string as text } from "valibot";\nconst A = ${PURE}text();`,
    ],
    [
      'what is called for what it does',
      `import { parse, string } from 'valibot';\nparse(A, 1);`,
      `import { parse, string } from 'valibot';\nparse(A, 1);`,
    ],
    [
      'a method, a code, a longer name',
      `import { string, regex } from 'valibot';\na.string(); 'string('; substring();`,
      `import { string, regex } from 'valibot';\na.string(); 'string('; substring();`,
    ],
    ['a file without schemas', `const object = (a) => a; object(1);`, `const object = (a) => a; object(1);`],
  ])('%s', (_what, source, marked) => {
    expect(markSchemasPure(source)).toBe(marked);
  });
});
