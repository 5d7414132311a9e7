import { expect, type Browser, type Page } from '@playwright/test';
import { pageOf } from './remotes.ts';

const NOTICE = /Esta sección no está disponible en este momento/;
/** The deadline of the host, and the document itself (P-06). */
const NOTICE_MAX_MS = 7_500;
/** The shell looks again after 5, 15 and 35 s. */
const HEAL_MAX_MS = 40_000;
const SHELL_MAX_MS = 3_000;

export interface Cell {
  readonly faults: readonly string[];
  /** What the console said meanwhile. */
  readonly said: readonly string[];
  readonly noticeMs: number | null;
  readonly healMs: number | null;
}

export interface Trial {
  readonly siteUrl: string;
  readonly remote: string;
  readonly expected: 'notice' | 'unharmed';
  /** Breaks it; answers how to mend it. */
  readonly breakIt: (page: Page) => Promise<() => Promise<unknown>>;
}

const isLive = (page: Page, remote: string) =>
  page.locator(`main [data-remote="${remote}"][data-phase="live"]`).first();

async function timed(what: string, faults: string[], limitMs: number, check: () => Promise<unknown>) {
  const fromMs = Date.now();
  try {
    await check();
    return Date.now() - fromMs;
  } catch {
    faults.push(`${what}: not within ${limitMs / 1000} s`);
    return null;
  }
}

/** The shell answers whatever its remote does: its control for the market opens and closes. */
async function useShell(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible({ timeout: SHELL_MAX_MS });
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: SHELL_MAX_MS });
  const country = page.getByLabel('País');
  await page
    .getByRole('banner')
    .getByText(/ · [A-Z]{3}$/)
    .click({ timeout: SHELL_MAX_MS });
  await expect(country).toBeVisible({ timeout: SHELL_MAX_MS });
  await page.keyboard.press('Escape');
  await expect(country).toBeHidden({ timeout: SHELL_MAX_MS });
}

/** Code that is gone may cost one reload in the middle of it (P-07). */
const tryShell = (page: Page) => () => expect(() => useShell(page)).toPass({ timeout: 3 * SHELL_MAX_MS });

/** One remote, one fault: the page as a visitor sees it before and after it is mended. */
export async function tryCell(
  browser: Browser,
  { siteUrl, remote, expected, breakIt }: Trial,
): Promise<Cell> {
  const context = await browser.newContext({ locale: 'es-ES', baseURL: siteUrl, serviceWorkers: 'block' });
  const faults: string[] = [];
  const said: string[] = [];
  const fromMs = Date.now();
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        said.push(`${Date.now() - fromMs} ms ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`unhandled: ${error.message}`));
    const mend = await breakIt(page);
    const reply = await page.goto(await pageOf(remote), { waitUntil: 'domcontentloaded' });
    if (reply?.status() !== 200) faults.push(`status ${reply?.status()}`);
    const ask = page.mouse.move(200, 300);
    if (expected === 'unharmed') {
      await ask;
      await timed('lives', faults, NOTICE_MAX_MS, () =>
        expect(isLive(page, remote)).toBeAttached({ timeout: NOTICE_MAX_MS }),
      );
      await timed('shell', faults, SHELL_MAX_MS, tryShell(page));
      await mend();
      return { faults, said, noticeMs: null, healMs: null };
    }
    await timed('shell', faults, SHELL_MAX_MS, tryShell(page));
    const notice = page.locator('main').getByText(NOTICE).first();
    const noticeMs = await timed('notice', faults, NOTICE_MAX_MS, () =>
      expect(notice).toBeVisible({ timeout: NOTICE_MAX_MS }),
    );
    await mend();
    const healMs = await timed('heals', faults, HEAL_MAX_MS, () =>
      expect(isLive(page, remote)).toBeVisible({ timeout: HEAL_MAX_MS }),
    );
    if (healMs !== null)
      await timed('notice goes', faults, SHELL_MAX_MS, () =>
        expect(notice).toBeHidden({ timeout: SHELL_MAX_MS }),
      );
    return { faults, said, noticeMs, healMs };
  } finally {
    await context.close();
  }
}
