import PDFDocument from 'pdfkit';
import type { Locale } from '@travesia/contracts';
import { drawableText, TYPEFACES, type Weight } from './typefaces.ts';

const MARGIN = 56;
const INK = '#1d2433';
const SOFT = '#5a6170';
const LINE = '#d8d4ca';
const FOOTER_SIZE = 9;

type Structure = PDFKit.PDFStructureElement;
interface TextLook {
  readonly size?: number;
  readonly weight?: Weight;
  readonly soft?: boolean;
  readonly align?: 'left' | 'right';
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
}

/** A page on paper whose text has an order and a meaning, so that it can be read aloud (PDF/UA). */
export interface TaggedPage {
  heading(level: 1 | 2 | 3, text: string): void;
  paragraph(text: string, look?: TextLook): void;
  /** Labels and values, one pair a line. */
  pairs(pairs: readonly (readonly [label: string, value: string])[]): void;
  /** The first column is the head of its row; the last row stands out. */
  table(head: readonly string[], rows: readonly (readonly string[])[]): void;
  finish(footer: (page: number, count: number) => string): Promise<Buffer>;
}

const HEADINGS = {
  1: { size: 24, before: 0 },
  2: { size: 14, before: 14 },
  3: { size: 11, before: 6 },
} as const;

export function createTaggedPage(facts: {
  locale: Locale;
  title: string;
  author: string;
  at: Date;
}): TaggedPage {
  const { locale, title, author, at } = facts;
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The package's types do not name this standard yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  // The package's types do not name parsed fonts yet.
  for (const [weight, font] of Object.entries(TYPEFACES)) document.registerFont(weight, font as never);
  const root = document.struct('Document');
  document.addStructure(root);
  const { width: pageWidth, height: pageHeight } = document.page;
  const textWidth = pageWidth - 2 * MARGIN;

  const inType = ({ size = 10.5, weight = 'regular' }: TextLook) => document.font(weight).fontSize(size);

  function heightOf(text: string, look: TextLook): number {
    return inType(look).heightOfString(drawableText(text), { width: look.width ?? textWidth, lineGap: 2 });
  }

  function write(text: string, look: TextLook = {}) {
    const { soft = false, align = 'left', width = textWidth } = look;
    inType(look)
      .fillColor(soft ? SOFT : INK)
      .text(drawableText(text), look.x ?? MARGIN, look.y ?? document.y, { width, align, lineGap: 2 });
  }

  /** Lines and page numbers mean nothing to a reader. */
  function decorate(draw: () => void) {
    document.markContent('Artifact', { type: 'Layout' });
    draw();
    document.endMarkedContent();
  }

  function add(parent: Structure, type: string, text: string, look?: TextLook) {
    parent.add(document.struct(type, {}, () => write(text, look)));
  }

  function keepTogether(heightNeeded: number) {
    if (document.y + heightNeeded > pageHeight - MARGIN) document.addPage();
  }

  function row(parent: Structure, cells: readonly string[], kind: 'head' | 'body' | 'total') {
    const [first = '', ...others] = cells;
    const narrow = 96;
    const wide = textWidth - narrow * others.length;
    const weight: Weight = kind === 'body' ? 'regular' : 'bold';
    const isHead = kind === 'head';
    const type = { weight, soft: isHead, size: isHead ? 9 : 10.5 };
    const firstCell = { ...type, width: wide - 12 };
    const heights = [
      heightOf(first, firstCell),
      ...others.map((text) => heightOf(text, { ...type, width: narrow })),
    ];
    keepTogether(Math.max(...heights) + 9);
    const line = document.struct('TR');
    parent.add(line);
    const y = document.y + 5;
    const look = { ...type, y };
    add(line, 'TH', first, { ...firstCell, y });
    let bottom = document.y;
    others.forEach((text, index) => {
      const x = MARGIN + wide + narrow * index;
      add(line, isHead ? 'TH' : 'TD', text, { ...look, x, width: narrow, align: 'right' });
      bottom = Math.max(bottom, document.y);
    });
    document.y = bottom + 3;
    decorate(() =>
      document
        .moveTo(MARGIN, bottom + 1)
        .lineTo(pageWidth - MARGIN, bottom + 1)
        .lineWidth(kind === 'total' ? 1.2 : 0.6)
        .strokeColor(LINE)
        .stroke(),
    );
    line.end();
  }

  return {
    heading(level, text) {
      const { size, before } = HEADINGS[level];
      keepTogether(before + size * 4);
      document.y += before;
      add(root, `H${level}`, text, { size, weight: 'bold' });
      document.y += 2;
    },
    paragraph(text, look) {
      add(root, 'P', text, look);
    },
    pairs(pairs) {
      const list = document.struct('L');
      root.add(list);
      for (const [label, value] of pairs) {
        const item = document.struct('LI');
        list.add(item);
        const labelLook = { width: 150, soft: true };
        const valueLook = { x: MARGIN + 160, width: textWidth - 160 };
        keepTogether(Math.max(heightOf(label, labelLook), heightOf(value, valueLook)));
        const y = document.y;
        add(item, 'Lbl', label, { ...labelLook, y });
        const labelEnd = document.y;
        add(item, 'LBody', value, { ...valueLook, y });
        document.y = Math.max(labelEnd, document.y) + 1;
        item.end();
      }
      list.end();
    },
    table(head, rows) {
      const table = document.struct('Table');
      root.add(table);
      row(table, head, 'head');
      rows.forEach((cells, index) => row(table, cells, index === rows.length - 1 ? 'total' : 'body'));
      table.end();
    },
    async finish(footer) {
      const { start, count } = document.bufferedPageRange();
      for (let index = start; index < start + count; index += 1) {
        document.switchToPage(index);
        // Text below the margin would begin a page of its own.
        document.page.margins.bottom = 0;
        decorate(() =>
          write(footer(index + 1, count), { y: pageHeight - MARGIN / 2 - 12, size: FOOTER_SIZE, soft: true }),
        );
      }
      root.end();
      const done = new Promise<void>((resolve, reject) => {
        document.once('end', resolve);
        document.once('error', reject);
      });
      document.end();
      await done;
      return Buffer.concat(pieces);
    },
  };
}
