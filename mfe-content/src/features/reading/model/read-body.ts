/** A piece of a text: words, or an element with what is in it. */
export type BodyNode = string | BodyElement;
export interface BodyElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly BodyNode[];
}

const ALLOWED = new Set(
  'p h2 h3 h4 ul ol li strong em a blockquote br hr code table thead tbody tr th td'.split(' '),
);
const VOID = new Set(['br', 'hr']);
const PIECE = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</gi;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const LAST_CODE_POINT = 0x10_ff_ff;

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );
}

interface Open {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: BodyNode[];
}

/**
 * Reads the HTML that the backend wrote and sanitised. It knows a few elements and nothing else: what is not
 * among them leaves its words behind, so that nothing a text brings along ever becomes markup of the page.
 */
export function readBody(html: string): BodyNode[] {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  const inside = () => open.at(-1) ?? root;
  const close = () => {
    const done = open.pop();
    if (done) inside().children.push({ tag: done.tag, attributes: done.attributes, children: done.children });
  };

  for (const [piece, slash, name, attributes = ''] of html.matchAll(PIECE)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) inside().children.push(decode(piece));
    else if (!ALLOWED.has(tag)) continue;
    else if (slash) {
      if (!open.slice(1).some((each) => each.tag === tag)) continue;
      while (inside().tag !== tag) close();
      close();
    } else if (VOID.has(tag)) {
      inside().children.push({ tag, attributes: {}, children: [] });
    } else open.push({ tag, attributes: attributesOf(attributes), children: [] });
  }
  while (open.length > 1) close();
  return root.children;
}
