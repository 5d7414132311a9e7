import { describe, expect, it } from '@jest/globals';
import { slipsOf } from './one-slip.ts';

describe('slips of the finger', () => {
  it('leaves out, doubles, swaps and mistakes one letter, never the first', () => {
    expect(slipsOf('roma')).toEqual([
      'rma',
      'rooma',
      'rmoa',
      'rxma',
      'roa',
      'romma',
      'roam',
      'roxa',
      'rom',
      'romaa',
      'romx',
    ]);
  });

  it('never makes the name itself', () => {
    for (const name of ['aab', 'xxx', 'annaba']) expect(slipsOf(name)).not.toContain(name);
  });
});
