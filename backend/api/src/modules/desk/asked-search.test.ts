import { describe, expect, it } from '@jest/globals';
import { readSearch } from './asked-search.ts';

describe('what an agent types into the search', () => {
  it.each([
    ['K7M2Q9X4R0', ['r:K7M2Q9X4R0']],
    ['k7m2 q9x4-r0', ['r:K7M2Q9X4R0']],
    // A caller says "oh" and "el".
    ['K7M2Q9X4RO', ['r:K7M2Q9X4RO', 'r:K7M2Q9X4R0']],
    ['L7M2Q9X4R0', ['r:L7M2Q9X4R0', 'r:17M2Q9X4R0']],
    ['Ana@Example.com', ['e:ana@example.com']],
  ])('%s is looked for as %j', (typed, keys) => {
    expect(readSearch(typed)).toMatchObject({ keys });
  });
});
