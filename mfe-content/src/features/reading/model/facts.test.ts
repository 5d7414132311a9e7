import { describe, expect, it } from '@jest/globals';
import { localTarget } from './local-target.ts';
import { offsetWords } from './offset-words.ts';

describe('facts of an airport', () => {
  it.each([
    [0, 'UTC'],
    [-300, 'UTC\u22125'],
    [330, 'UTC+5:30'],
    [60, 'UTC+1'],
  ])('%i minutes ahead is %s', (minutes, words) => {
    expect(offsetWords(minutes)).toBe(words);
  });
});

describe('a link of a text', () => {
  it.each([
    ['/es/vuelos?x=1', '/vuelos?x=1'],
    ['/es', '/'],
    ['/en/vuelos', null],
    ['/espana', null],
    ['https://example.com', null],
    ['#parte', null],
  ])('%s goes to %s', (href, target) => {
    expect(localTarget(href, 'es')).toBe(target);
  });
});
