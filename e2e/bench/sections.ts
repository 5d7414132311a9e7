import type { FilterDelay } from './filter-delay.ts';
import { LIGHTHOUSE_CATEGORIES, type LighthouseScores } from './lighthouse-scores.ts';

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** How long lists of a thousand answer to their filters; times are told and decide nothing. */
export function filtersSection(filters: ReadonlyMap<string, FilterDelay>): string {
  const head = ['list', 'results', 'presses', 'median, ms', 'longest (INP), ms'];
  const rows = [...filters].map(([name, { results, presses, median, longest }]) => [
    name,
    results,
    presses,
    median.toFixed(0),
    longest.toFixed(0),
  ]);
  return `\n## From pressing a filter to the next paint (4× CPU)\n\n${table(head, rows)}\n`;
}

/** What Lighthouse says of pages to read; all but performance is exact and decides. */
export function lighthouseSection(scores: readonly LighthouseScores[]): string {
  const rows = scores.map((page) => [page.path, ...LIGHTHOUSE_CATEGORIES.map((name) => page.scores[name])]);
  return `\n## Lighthouse (phone, throttled by the browser)\n\n${table(['page', ...LIGHTHOUSE_CATEGORIES], rows)}\n`;
}
