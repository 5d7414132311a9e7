import type { PairedRatio } from './paired-ratio.ts';

type Cell = string | number;

/** A table as the formatter writes it: the report needs no second hand. */
export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_cell, column) => Math.max(3, ...texts.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [first = [], ...others] = texts;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export const RATIO_HEAD = ['ratio', '95 % interval'] as const;
/** The two cells under `RATIO_HEAD`. */
export const ratioCells = ({ ratio, low, high }: PairedRatio): [string, string] => [
  ratio.toFixed(2),
  `${low.toFixed(2)} – ${high.toFixed(2)}`,
];
