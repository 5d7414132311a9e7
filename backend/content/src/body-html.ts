import { LOCALES } from '@travesia/contracts';
import type { Locale } from '@travesia/contracts';
import { fold } from '@travesia/geography';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** All that a body may hold; whatever else there is loses its markup, scripts and styles go whole. */
const ALLOWED: Options = {
  tagNames: 'p h2 h3 h4 ul ol li strong em a blockquote br hr code table thead tbody tr th td'.split(' '),
  attributes: { a: ['href'], ol: ['start'], th: ['scope', 'colSpan'], td: ['colSpan'] },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'textarea', 'title'],
  ancestors: {
    td: ['table'],
    th: ['table'],
    tr: ['table'],
    tbody: ['table'],
    thead: ['table'],
    li: ['ol', 'ul'],
  },
};

/** A page has one h1: its title. What others wrote below it moves down. */
function onlyLowerHeadings() {
  return (tree: Root) =>
    visit(tree, 'element', (element) => {
      if (element.tagName === 'h1') element.tagName = 'h2';
      if (/^h[56]$/.test(element.tagName)) element.tagName = 'h4';
      if (element.tagName === 'b') element.tagName = 'strong';
      if (element.tagName === 'i') element.tagName = 'em';
    });
}

function anchorOf(heading: Element, taken: Set<string>): string {
  const words =
    fold(toString(heading))
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'parte';
  let anchor = words;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${words}-${count}`;
  taken.add(anchor);
  return anchor;
}

/** Places to link to, links within the reader's language, columns that say what they head. */
function finish(locale: Locale) {
  return (tree: Root) => {
    const taken = new Set<string>();
    visit(tree, 'element', (element) => {
      const { tagName, properties } = element;
      if (/^h[23]$/.test(tagName)) properties.id = anchorOf(element, taken);
      if (tagName === 'th') properties.scope ??= 'col';
      const { href } = properties;
      if (tagName === 'a' && typeof href === 'string' && /^\/(?!\/)/.test(href)) {
        properties.href = LOCALE_PREFIX.test(href) ? href : `/${locale}${href === '/' ? '' : href}`;
      }
    });
  };
}

const LOCALE_PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=[/?#]|$)`);
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Thousands of levels are more than the parsers can hold: such a text is shown as its words alone. */
function orWordsAlone(text: string, asHtml: () => unknown): string {
  try {
    return String(asHtml());
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault;
    const words = text.replaceAll(/<[^>]*>|^[\s>]+/g, ' ').trim();
    return `<p>${words.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '')}</p>`;
  }
}

/** Markdown of the store as HTML. */
export function markdownHtml(markdown: string, locale: Locale): string {
  return orWordsAlone(markdown, () =>
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkRehype)
      .use(onlyLowerHeadings)
      .use(rehypeSanitize, ALLOWED)
      .use(finish, locale)
      .use(rehypeStringify)
      .processSync(markdown),
  );
}

/** HTML of another source, made as harmless as our own (E-06). */
export function sanitisedHtml(html: string, locale: Locale): string {
  return orWordsAlone(html, () =>
    unified()
      .use(rehypeParse, { fragment: true })
      .use(onlyLowerHeadings)
      .use(rehypeSanitize, ALLOWED)
      .use(finish, locale)
      .use(rehypeStringify)
      .processSync(html),
  );
}
