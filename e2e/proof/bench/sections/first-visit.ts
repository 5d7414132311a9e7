import { brokenBudgets, BUDGETS } from '../budgets.ts';
import { measureFirstLoad, type FileKind } from '../first-load.ts';
import { kilobytes, table } from '../markdown.ts';
import { pathOf, type BenchedPage } from '../pages.ts';
import type { Section } from '../section.ts';
import { shipped } from '../world.ts';

const KINDS: readonly FileKind[] = ['document', 'script', 'style', 'font', 'image', 'data'];

/** What a first visit weighs. */
export const firstVisit: Section = {
  name: 'first-visit',
  title: 'First visit, phone, nothing cached (kB of body as sent, Brotli)',
  async measure(world) {
    const [{ siteUrl }] = await world.only(shipped);
    const rows: (string | number)[][] = [];
    const misses: string[] = [];
    for (const page of Object.keys(BUDGETS) as BenchedPage[]) {
      const load = await measureFirstLoad(await world.browser(), siteUrl + pathOf(page));
      const { bytes, requests, elements } = load;
      rows.push([page, ...KINDS.map((kind) => kilobytes(bytes[kind])), requests, elements]);
      misses.push(...brokenBudgets(page, load));
    }
    const budgets = Object.entries(BUDGETS).map(
      ([page, limits]) =>
        `- ${page}: ${Object.entries(limits)
          .map(([kind, limit]) => `${kind} ≤ ${limit / 1000} kB`)
          .join(', ')}`,
    );
    const body = `${table(['page', ...KINDS, 'requests', 'elements'], rows)}\n\nBudgets:\n\n${budgets.join('\n')}`;
    return { body, misses };
  },
};
