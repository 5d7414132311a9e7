import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export interface BodyFault {
  /** Line of the body, from 1. */
  readonly line: number;
  readonly message: string;
}

const LINK = /^(https:\/\/|mailto:|tel:|#|\/)/;

const parser = unified().use(remarkParse).use(remarkGfm);

/** What a text may not hold: markup of its own, a second page title, steps left out, links that lead nowhere. */
export function bodyFaults(markdown: string): BodyFault[] {
  const faults: BodyFault[] = [];
  let depth = 1;
  visit(parser.parse(markdown), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') faults.push({ line, message: 'HTML does not belong in a text' });
    if (node.type === 'image') faults.push({ line, message: 'pictures are named in the front matter' });
    if (node.type === 'heading') {
      if (node.depth === 1)
        faults.push({ line, message: 'the title is the only heading of the first level' });
      else if (node.depth > depth + 1) faults.push({ line, message: 'a level of headings is left out' });
      depth = node.depth;
    }
    if (node.type === 'link' && !LINK.test(node.url)) {
      faults.push({ line, message: `a link to "${node.url}" leads nowhere` });
    }
  });
  return faults;
}

/** Every link below our own address, with its line. */
export function localLinks(markdown: string): { path: string; line: number }[] {
  const links: { path: string; line: number }[] = [];
  visit(parser.parse(markdown), 'link', (node) => {
    if (!node.url.startsWith('/')) return;
    links.push({ path: node.url.replace(/[?#].*$/, ''), line: node.position?.start.line ?? 1 });
  });
  return links;
}
