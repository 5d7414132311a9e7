import { FORGED } from './attempts.ts';
import { HOSTILE_PATH, type SiteUnderAttack } from './world.ts';

const OTHERS = ['/es/vuelos', '/en/vuelos', '/es/cruceros', '/es/cruceros/caribe'] as const;
const HOME = '/es';
const OWN = `/es${HOSTILE_PATH}`;

/** What is between the places of the shell, without the hostile remote's own. */
function fragmentsOf(text: string): string {
  const found = text.matchAll(/<section id="([^"]*)">(.*?)<\/section>/gs);
  return [...found]
    .filter(([, id = '']) => !id.includes('hostile'))
    .map(([, id, html]) => `${id}: ${html}`)
    .join('\n');
}

/** The pages of others as they are while nobody attacks. */
export type Baseline = ReadonlyMap<string, string>;

export async function readBaseline(site: SiteUnderAttack): Promise<Baseline> {
  const pages = new Map<string, string>();
  for (const path of [...OTHERS, HOME]) {
    const page = await site.read(path);
    if (page?.status !== 200) throw new Error(`${path} is not there before the attack`);
    pages.set(path, fragmentsOf(page.text));
  }
  if (![...pages.values()].every((text) => text.includes('<p>'))) throw new Error('nothing was rendered');
  return pages;
}

/** A script that is not the site's: markup of the attempt in a document, outside of what JSON keeps harmless. */
const hasForgedMarkup = (text: string) => text.includes(`<script>${FORGED}`);

/** What of an attack got through; empty where nothing did. Pages are read at once, while the attack renders. */
export async function judge(site: SiteUnderAttack, baseline: Baseline, rounds: number): Promise<string[]> {
  const through = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const paths = [OWN, ...OTHERS, HOME];
    const pages = await Promise.all(paths.map((path) => site.read(path)));
    for (const [at, path] of paths.entries()) {
      const page = pages[at];
      if (!page) {
        through.add(`${path} was not answered`);
        continue;
      }
      if (page.text.includes('GOT:')) through.add(`${path}: ${/GOT:[^<"]{0,120}/.exec(page.text)?.[0]}`);
      if (hasForgedMarkup(page.text)) through.add(`${path} holds its markup`);
      if (path === OWN) {
        if (page.status >= 500) through.add(`its own page was answered with ${page.status}`);
        continue;
      }
      if (page.status !== 200) through.add(`${path} was answered with ${page.status}`);
      else if (fragmentsOf(page.text) !== baseline.get(path)) through.add(`${path} is another page`);
    }
  }
  if (new RegExp(`^site: ${FORGED}`, 'm').test(site.log())) through.add('a line of the log is its own');
  if (!site.isAlive()) through.add('the site has ended');
  return [...through];
}
