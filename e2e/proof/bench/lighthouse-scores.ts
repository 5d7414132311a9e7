import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserLaunch } from '../../support/browser.ts';

export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type LighthouseCategory = (typeof LIGHTHOUSE_CATEGORIES)[number];

export interface LighthouseScores {
  readonly path: string;
  /** 0 to 100. */
  readonly scores: Readonly<Record<LighthouseCategory, number>>;
  /** Audits of the exact categories that are not met, by name. */
  readonly misses: readonly string[];
}

/** What a page is, not how fast the machine is: these decide. */
const EXACT: ReadonlySet<LighthouseCategory> = new Set(['accessibility', 'best-practices', 'seo']);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Lighthouse as a phone, throttled by the browser itself: its simulation does not see server HTML. */
export async function measureLighthouse(
  siteUrl: string,
  paths: readonly string[],
): Promise<LighthouseScores[]> {
  const port = await freePort();
  const { args = [], ...launch } = browserLaunch();
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const measured: LighthouseScores[] = [];
    for (const path of paths) {
      const result = await lighthouse(siteUrl + path, {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...LIGHTHOUSE_CATEGORIES],
        throttlingMethod: 'devtools',
        formFactor: 'mobile',
      });
      if (!result || result.lhr.runtimeError) {
        throw new Error(`lighthouse on ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
      }
      const { categories, audits } = result.lhr;
      const scoreOf = (name: LighthouseCategory) => Math.round((categories[name]?.score ?? 0) * 100);
      const misses = LIGHTHOUSE_CATEGORIES.filter((name) => EXACT.has(name)).flatMap((name) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
      );
      measured.push({
        path,
        scores: Object.fromEntries(LIGHTHOUSE_CATEGORIES.map((name) => [name, scoreOf(name)])) as Record<
          LighthouseCategory,
          number
        >,
        misses,
      });
    }
    return measured;
  } finally {
    await browser.close();
  }
}
