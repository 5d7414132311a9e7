import { describe, expect, it } from '@jest/globals';
import { readBody } from './read-body.ts';

const element = (tag: string, children: unknown[], attributes = {}) => ({ tag, attributes, children });

describe('the HTML of a text', () => {
  it('is read into words and elements', () => {
    expect(readBody('<h2 id="uno">Uno</h2>\n<p>A <strong>b</strong><br>c</p>')).toEqual([
      element('h2', ['Uno'], { id: 'uno' }),
      '\n',
      element('p', ['A ', element('strong', ['b']), element('br', []), 'c']),
    ]);
  });

  it.each([
    ['&#x3C;b>', '<b>'],
    ['a &amp;amp; b', 'a &amp; b'],
    ['&quot;&apos;&nbsp;', '"\'\u00a0'],
    ['&#233;&unknown;', 'é&unknown;'],
    ['&#x110000;', '&#x110000;'],
  ])('%j says %j', (html, words) => {
    expect(readBody(html).join('')).toBe(words);
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<img src="x" onerror="alert(1)">',
    '<svg><a href="javascript:1">x</a></svg>',
    '<p <script>',
    '<<p>',
  ])('E-06: %s brings no element that is not known', (html) => {
    const tags = JSON.stringify(readBody(html)).match(/"tag":"\w+"/g) ?? [];
    expect(tags.every((tag) => /"(p|a)"/.test(tag))).toBe(true);
  });

  it('what was not closed is closed, what was not opened is left out', () => {
    expect(readBody('<ul><li>a</ul></p>b')).toEqual([element('ul', [element('li', ['a'])]), 'b']);
  });

  it('a very long text is read', () => {
    const html = '<p>palabra y otra</p>'.repeat(5000);
    expect(readBody(html)).toHaveLength(5000);
  });
});
