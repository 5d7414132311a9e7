import { expect, test, type Page } from '@playwright/test';
import { isBeforeRelease } from '../languages.ts';
import { findLayoutFaults } from './find-layout-faults.ts';
import { recordLook, type LayoutLook } from './layout-looks.ts';

const PHONE_UNTIL_PX = 640;
/** A screen that was opened on a phone stays a phone's; before a release tablets join both. */
const PHONE_WIDTHS_PX = isBeforeRelease ? [320, 390, 820] : [320, 390];
const DESKTOP_WIDTHS_PX = isBeforeRelease ? [820, 1280, 1366, 1920] : [1280, 1366];
const LARGE_TEXT_WIDTH_PX = { phone: 390, desktop: 1280 } as const;

/** Two frames: one for React's answer to the new size, one for its layout. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function setTextSize(page: Page, size: '200%' | ''): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

const shown = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname.replace(/^\/(es|en)(?=\/|$)/, ''),
    language: document.documentElement.lang,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const),
  }));

/** Layout faults of the screen as it stands, one line each, at the widths of its kind of device. */
export async function layoutFaultsOf(
  page: Page,
  onLook: (look: Omit<LayoutLook, 'screen'>) => void = () => {},
): Promise<string[]> {
  const before = page.viewportSize();
  if (before === null) return [];
  const isPhone = before.width <= PHONE_UNTIL_PX;
  const found = new Set<string>();
  const look = async (widthPx: number, textSize: '100%' | '200%') => {
    await page.setViewportSize({ width: widthPx, height: before.height });
    await settle(page);
    onLook({ ...(await shown(page)), widthPx, textSize });
    for (const { kind, element, detail } of await page.evaluate(findLayoutFaults))
      found.add(`${kind} at ${widthPx} px, text ${textSize}: ${element} ${detail}`);
  };
  for (const widthPx of isPhone ? PHONE_WIDTHS_PX : DESKTOP_WIDTHS_PX) await look(widthPx, '100%');
  await setTextSize(page, '200%');
  await look(LARGE_TEXT_WIDTH_PX[isPhone ? 'phone' : 'desktop'], '200%');
  await setTextSize(page, '');
  await page.setViewportSize(before);
  await settle(page);
  return [...found];
}

/** nothing beyond the edge, cut off, covered, broken, too small or unfinished. The story goes on. */
export async function expectLayout(page: Page): Promise<void> {
  const testInfo = test.info();
  const screen = testInfo.annotations.length;
  const faults = await layoutFaultsOf(page, (look) => recordLook(testInfo, { screen, ...look }));
  expect.soft(faults, `layout of ${page.url()}`).toEqual([]);
}
