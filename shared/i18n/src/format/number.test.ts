import { expect, it } from '@jest/globals';
import { formatNumber } from '../index.ts';

it('groups thousands from the first one', () => {
  expect(formatNumber(1204, { locale: 'es' })).toBe('1.204');
  expect(formatNumber(1204, { locale: 'en' })).toBe('1,204');
});
