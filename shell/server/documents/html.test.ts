import { describe, expect, it } from '@jest/globals';
import { escapeHtml, jsonBlock, structuredDataBlock, tag } from './html.ts';

describe('writing HTML', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028', '"\'&'])(
    'X-20: %j stays data inside a data block',
    (text) => {
      const block = jsonBlock('x', { text });
      const inside = block.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '');
      expect(inside).not.toContain('<');
      expect(JSON.parse(inside)).toEqual({ text });
    },
  );

  it('X-20: what search engines read is data too', () => {
    const block = structuredDataBlock({ '@type': 'Article', name: '</script><b>' });
    expect(block).toBe(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","name":"\\u003c/script>\\u003cb>"}</script>',
    );
  });

  it('X-20: attributes and text cannot be left', () => {
    expect(tag('link', { href: '"><script>', rel: undefined, defer: true })).toBe(
      '<link href="&quot;&gt;&lt;script&gt;" defer>',
    );
    expect(escapeHtml("<b>&'")).toBe('&lt;b&gt;&amp;&#39;');
  });
});
