import { describe, expect, it } from '@jest/globals';
import { pageFaults, readBuilds } from './read-document.ts';

const state = (named: string, rendered: string | null) => ({
  remotes: [{ name: 'mfe-content', build: named }],
  fragments: rendered === null ? [] : [{ remote: 'mfe-content', build: rendered, target: 'route' }],
});

interface Sketch {
  readonly named?: string;
  readonly rendered?: string | null;
  readonly file?: string;
  readonly word?: string;
  readonly end?: string;
}
const page = ({ named = 'aaa', rendered = named, file = named, word = 'before', end = '</html>' }: Sketch) =>
  `<html><link href="/r/mfe-content/${file}/main.css"><nav aria-label="${word}"></nav>` +
  `<script type="application/json" id="document-state">${JSON.stringify(state(named, rendered))}</script>${end}\n`;
const faultsOf = (sketch: Sketch) =>
  pageFaults(page(sketch), 'mfe-content', { firstBuild: 'aaa', before: 'before', after: 'after' });

describe('a page and the build it is of', () => {
  it('is read as the document says it', () => {
    expect(readBuilds(page({}), 'mfe-content')).toEqual({ named: 'aaa', rendered: 'aaa', files: ['aaa'] });
    expect(readBuilds(page({}), 'mfe-hotels')).toEqual({ named: null, rendered: null, files: [] });
  });

  it.each([
    ['the first build, whole', {}, []],
    ['the next build, whole', { named: 'bbb', word: 'after' }, []],
    ['not rendered', { rendered: null }, ['it was not rendered on the server']],
    ['rendered by another', { rendered: 'bbb' }, ['it names aaa and was rendered by bbb']],
    ['files of another', { file: 'bbb' }, ['it names aaa and brings files of bbb']],
    [
      'words of another',
      { named: 'bbb' },
      ['it names bbb and does not say "after"', 'it names bbb and says "before"'],
    ],
    ['cut off', { end: '' }, ['it ends in the middle']],
  ] satisfies [string, Sketch, string[]][])('%s', (_title, sketch, faults) => {
    expect(faultsOf(sketch)).toEqual(faults);
  });
});
