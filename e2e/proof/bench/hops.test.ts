import { describe, expect, it } from '@jest/globals';
import { longestChain } from './hops.ts';

describe('hops from the document to a module', () => {
  it('counts one for what the document itself names', () => {
    expect(
      longestChain(
        ['/a.js', '/b.js'],
        new Map([
          ['/a.js', 'document'],
          ['/b.js', 'document'],
        ]),
      ),
    ).toBe(1);
  });

  it('counts every script that has to be there first', () => {
    const askers = new Map([
      ['/shell.js', 'document'],
      ['/entry.js', '/shell.js'],
      ['/main.js', '/entry.js'],
    ]);
    expect(longestChain(['/main.js'], askers)).toBe(3);
  });

  it('does not take an address that nobody asked for as a short way', () => {
    expect(() => longestChain(['/gone.js'], new Map())).toThrow(/never asked/);
  });
});
