import type { Page } from '@playwright/test';

/** Something on the screen that can be pressed, by its place in the accessibility tree. */
export interface Pressable {
  readonly role: 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'option';
  readonly name: string;
  /** Which of those with the same role and name. */
  readonly index: number;
}
const SETTLE_MS = 10_000;

/** Waits until the page has nothing under way; a page that never rests is looked at as it is. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded').catch(() => {});
  await page
    .waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        (document.querySelector('main') ?? document.body).innerText.trim().length > 2 &&
        // A page that waits for bank or airline offers its ways on after some seconds.
        [...document.querySelectorAll('a[href],button:not(:disabled)')].some((way) =>
          way.checkVisibility(),
        ) &&
        document.querySelector('[role=progressbar],[aria-busy=true]') === null,
      undefined,
      { timeout: SETTLE_MS, polling: 50 },
    )
    .catch(() => {});
}

/** What can be pressed in the visible part of the page. Ways off the site are left out. */
export async function pressablesOf(page: Page): Promise<Pressable[]> {
  return page.evaluate(() => {
    const roleOf = (element: Element): Pressable['role'] | null => {
      const role = element.getAttribute('role');
      if (role === 'tab' || role === 'option' || role === 'button') return role;
      if (role !== null) return null;
      if (element instanceof HTMLAnchorElement) return 'link';
      if (element instanceof HTMLButtonElement) return 'button';
      if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
        return element.type;
      return null;
    };
    const counts = new Map<string, number>();
    const found: Pressable[] = [];
    const dialog = [...document.querySelectorAll('[role=dialog],dialog[open]')].at(-1);
    for (const element of (dialog ?? document).querySelectorAll(
      'a[href],button,[role=tab],[role=option],[role=button],input[type=checkbox],input[type=radio]',
    )) {
      const role = roleOf(element);
      const { width, height, top, bottom } = element.getBoundingClientRect();
      if (role === null || width < 2 || height < 2 || !element.checkVisibility()) continue;
      if (element.matches(':disabled,[aria-disabled=true]') || element.closest('[inert],[aria-hidden=true]'))
        continue;
      if (element instanceof HTMLAnchorElement) {
        const isHere = element.origin === location.origin && !element.hasAttribute('download');
        if (!isHere || element.target === '_blank') continue;
      }
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
      const name = (
        element.getAttribute('aria-label') ??
        label ??
        (element instanceof HTMLElement ? element.innerText : '')
      )
        .replaceAll(/\s+/g, ' ')
        .trim();
      if (name === '') continue;
      const key = `${role} ${name}`;
      const index = counts.get(key) ?? 0;
      counts.set(key, index + 1);
      if (bottom > 0 && top < innerHeight) found.push({ role, name, index });
    }
    return found;
  });
}

const WAY_ON = 'a[href]:visible, button:enabled:visible';
/** A payment that is being decided offers a way on after four seconds. */
const WAY_ON_WITHIN_MS = 6_000;

/** What must be true of any screen, whatever led to it. */
export async function faultsOfScreen(page: Page): Promise<string[]> {
  const hasWayOn = await page
    .locator(WAY_ON)
    .first()
    .waitFor({ timeout: WAY_ON_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
  return [...(hasWayOn ? [] : ['no way on']), ...(await faultsOfText(page))];
}

function faultsOfText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const text = document.body.innerText;
    const unfinished = /\{\{?\s*\w+\s*\}?\}|\bundefined\b|\bNaN\b|\[object /.exec(text)?.[0];
    if (unfinished) faults.push(`unfinished words: ${unfinished}`);
    if (document.title.trim() === '') faults.push('a page without a title');
    const main = document.querySelector('main');
    const isLoading = document.querySelector('[role=progressbar],[aria-busy=true]') !== null;
    if ((main?.innerText ?? text).trim().length < 2 && !isLoading) faults.push('a blank page');
    return faults;
  });
}
