import { describe, expect, it } from '@jest/globals';
import { overflowBreakpoints } from './menu-overflow.ts';

const SPANISH = [
  'Vuelos',
  'Hoteles',
  'Actividades',
  'Tours',
  'Cruceros',
  'Aerolíneas',
  'Artículos',
  'Mis viajes',
];
const ENGLISH = ['Flights', 'Hotels', 'Activities', 'Tours', 'Cruises', 'Airlines', 'Articles', 'My trips'];

describe('what of the menu stands under “More”', () => {
  it.each([
    ['Spanish', SPANISH, ['', '', '', '', 'a', 'a', 'a', 'a']],
    ['English', ENGLISH, ['', '', '', '', 'a', 'a', 'a', 'a']],
    ['a ninth', [...SPANISH, 'Renta de autos'], ['', '', '', '', 'a', 'a', 'a', 'ab', 'ab']],
    ['few', ['Vuelos', 'Hoteles'], ['', '']],
    ['none', [], []],
  ])('%s', (_what, labels, widths) => {
    expect(overflowBreakpoints(labels)).toEqual(widths);
  });

  it('what comes later is never in the bar where something before it is not', () => {
    const widths = overflowBreakpoints(['Un nombre que es muy largo de verdad', ...SPANISH]);
    for (const [index, under] of widths.entries())
      for (const name of widths[index - 1] ?? '') expect(under).toContain(name);
  });
});
