import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { flatten } from './keys.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Words that only a text addressing the reader as usted has. */
const FORMAL =
  /\b(?:ustedes?|compruebe|elija|escriba|haga clic|indique|introduzca|inténtelo|ll[aá]menos|p[oó]ngase|revise|seleccione|consulte|acepte|rellene)\b/iu;

const files = globSync(
  [
    '*/src/locales/es/*.json',
    'shell/{checkout,ops,server}/locales/es/*.json',
    '{shared,backend}/*/src/locales/es/*.json',
  ],
  {
    cwd: ROOT,
  },
);

it('X-02: there are Spanish texts to check', () => expect(files.length).toBeGreaterThan(10));

it.each(files)('X-02: %s addresses the reader as tú', (file) => {
  const texts = flatten(JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as unknown);
  expect([...texts].filter(([, text]) => FORMAL.test(text))).toEqual([]);
});
