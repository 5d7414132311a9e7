import { styleText } from 'node:util';
import type { Cell } from './try-cell.ts';

const COLUMN = 24;
const seconds = (ms: number | null) => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);

/** `notice after … / whole again after …`, or what was wrong. */
function words({ faults, noticeMs, healMs }: Cell): string {
  if (faults.length > 0) return 'FAILED';
  return noticeMs === null && healMs === null ? 'unharmed' : `${seconds(noticeMs)} / ${seconds(healMs)}`;
}

export type Results = ReadonlyMap<string, ReadonlyMap<string, Cell>>;

/** Remotes across, faults down; below it everything that was wrong. */
export function drawTable(remotes: readonly string[], results: Results): string {
  const head = ['', ...remotes].map((text) => text.padEnd(COLUMN)).join('');
  const rows = [...results].map(([fault, cells]) =>
    [fault, ...remotes.map((remote) => (cells.get(remote) ? words(cells.get(remote) as Cell) : '–'))]
      .map((text) => text.padEnd(COLUMN))
      .join(''),
  );
  const wrong = [...results].flatMap(([fault, cells]) =>
    [...cells].flatMap(([remote, cell]) =>
      cell.faults.map((text) => styleText('red', `${remote}, ${fault}: ${text}`)),
    ),
  );
  return ['', styleText('bold', head), ...rows, '', ...wrong].join('\n');
}
