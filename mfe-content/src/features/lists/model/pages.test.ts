import { describe, expect, it } from '@jest/globals';
import { pageAddress, pagesToShow, readPage } from './pages.ts';

describe('pages of a list', () => {
  it.each([
    ['', 1],
    ['page=2', 2],
    ['page=1', 1],
    ['page=0', null],
    ['page=-1', null],
    ['page=1.5', null],
    ['page=abc', null],
    ['page=99999', null],
  ])('E-01: ?%s is page %s', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toBe(page);
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 28, [1, 2, 'gap', 28]],
    [4, 28, [1, 2, 3, 4, 5, 'gap', 28]],
    [14, 28, [1, 'gap', 13, 14, 15, 'gap', 28]],
    [28, 28, [1, 'gap', 27, 28]],
  ])('page %i of %i shows %j', (current, last, pages) => {
    expect(pagesToShow(current, last)).toEqual(pages);
  });

  it('nothing stands at two addresses', () => {
    expect(pageAddress('/noticias', 1)).toBe('/noticias');
    expect(pageAddress('/noticias', 3)).toBe('/noticias?page=3');
  });
});
