import { isMap, LineCounter, parseDocument, type Document } from 'yaml';

export interface FrontMatter {
  readonly data: unknown;
  /** Line of a key of the file, for a message; the first line where the key is not there. */
  readonly lineOf: (key: string) => number;
  readonly body: string;
  /** Lines above the body. */
  readonly bodyOffset: number;
  readonly problems: readonly { line: number; message: string }[];
}

const FENCE = '---';

function lineOfKey(document: Document, lines: LineCounter, key: string): number {
  const contents = document.contents;
  const pair = isMap(contents) ? contents.items.find((item) => String(item.key) === key) : undefined;
  const range = (pair?.key as { range?: readonly number[] | null } | undefined)?.range;
  // The fence is line 1 of the file.
  return range ? lines.linePos(range[0] ?? 0).line + 1 : 1;
}

/** Takes a file apart; `null` where it does not begin with front matter. No part of it is ever run. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const rows = text.split(/\r?\n/);
  const end = rows.indexOf(FENCE, 1);
  if (rows[0] !== FENCE || end === -1) return null;
  const lines = new LineCounter();
  const document = parseDocument(rows.slice(1, end).join('\n'), { lineCounter: lines, prettyErrors: false });
  return {
    data: document.toJS(),
    lineOf: (key) => lineOfKey(document, lines, key),
    body: rows.slice(end + 1).join('\n'),
    bodyOffset: end + 1,
    problems: document.errors.map((error) => ({
      line: lines.linePos(error.pos[0]).line + 1,
      message: error.message,
    })),
  };
}
