import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What a search engine takes from a document. */
export interface ReadPage {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: readonly string[];
  /** Address by language. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Content by property (`og:…`). */
  readonly properties: ReadonlyMap<string, string>;
  readonly headings: number;
  /** Targets of links as they are written. */
  readonly links: readonly string[];
  /** Files that pictures, styles and scripts come from. */
  readonly files: readonly string[];
  readonly ids: ReadonlySet<string>;
}

const parser = unified().use(rehypeParse);

function text(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? text(child) : ''))
    .join('');
}

const own = (value: unknown) =>
  Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';

/** Reads a document as it was sent; nothing of it is run. */
export function readPage(html: string): ReadPage {
  const root: Root = parser.parse(html);
  const [links, files, canonical]: [string[], string[], string[]] = [[], [], []];
  const [alternates, named, properties] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  const ids = new Set<string>();
  let [language, title, headings] = ['', '', 0];
  visit(root, 'element', (element) => {
    const { tagName, properties: given } = element;
    const [href, source, relation] = [own(given['href']), own(given['src']), own(given['rel'])];
    if (given['id']) ids.add(String(given['id']));
    if (source) files.push(source);
    if (tagName === 'html') language = own(given['lang']);
    if (tagName === 'title' && !title) title = text(element);
    if (tagName === 'h1') headings += 1;
    if (tagName === 'a' && href) links.push(href);
    if (tagName === 'meta' && given['name']) named.set(own(given['name']), own(given['content']));
    if (tagName === 'meta' && given['property'])
      properties.set(own(given['property']), own(given['content']));
    if (tagName !== 'link') return;
    if (relation === 'canonical') canonical.push(href);
    else if (relation === 'alternate' && given['hrefLang']) alternates.set(own(given['hrefLang']), href);
    else files.push(href);
  });
  return {
    language,
    title,
    description: named.get('description') ?? '',
    robots: named.get('robots') ?? '',
    canonical,
    alternates,
    properties,
    headings,
    links,
    files,
    ids,
  };
}
