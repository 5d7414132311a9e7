import { describe, expect, it } from '@jest/globals';
import { missingLibraries } from './provided-libraries.ts';

const FACADE = '@travesia/platform/libraries';
const SHELL = { react: '19.2.4', 'react-dom': '19.2.4', [FACADE]: '1.4.0' };

describe('a release on a shell that is older or newer than it (P-06)', () => {
  it.each([
    ['the same', { react: '^19.2.0', [FACADE]: '^1.0.0' }, null],
    ['an older release on a newer shell', { react: '^19.0.0', [FACADE]: '^1.0.0' }, null],
    ['a newer minor of React', { react: '^19.3.0' }, 'needs react ^19.3.0, the shell has 19.2.4'],
    ['another major of React', { react: '^20.0.0' }, 'needs react ^20.0.0, the shell has 19.2.4'],
    ['a newer platform', { [FACADE]: '^2.0.0' }, `needs ${FACADE} ^2.0.0, the shell has 1.4.0`],
    ['a library that no shell shares', { 'd3-geo': '^3.0.0' }, null],
    ['a record from before ranges were written', {}, null],
  ])('%s', (_what, requires, words) => {
    expect(missingLibraries(requires, SHELL)).toBe(words);
  });

  it('every range that is lacking is told', () => {
    expect(missingLibraries({ react: '^20.0.0', 'react-dom': '^20.0.0' }, SHELL)).toBe(
      'needs react ^20.0.0, the shell has 19.2.4; needs react-dom ^20.0.0, the shell has 19.2.4',
    );
  });
});
