import type { Browser } from '@playwright/test';
import { quantile } from './quantile.ts';
import { openList, slowDown, type PressedPage } from './press-delay.ts';

export interface MapFrames {
  readonly perSecond: number;
  /** Milliseconds that the slowest frames but one of twenty took. */
  readonly p95Ms: number;
}

const MOVES = 120;
const RADIUS_PX = 120;

/** Moves the map of a list in circles with the mouse, on a phone's processor, and counts what is painted meanwhile. */
export async function measureMapFrames(browser: Browser, list: PressedPage): Promise<MapFrames> {
  const page = await openList(browser, list);
  const map = page.locator('svg[role=img]:visible').first();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error(`no map at ${list.address}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await slowDown(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const note = (nowMs: number) => {
      times.push(nowMs);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let move = 0; move < MOVES; move += 1) {
    const angle = (move / MOVES) * 4 * Math.PI;
    await page.mouse.move(x + RADIUS_PX * Math.sin(angle), y + RADIUS_PX * (1 - Math.cos(angle)));
  }
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  await page.mouse.up();
  await page.context().close();
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? time));
  const sorted = gaps.toSorted((one, other) => one - other);
  const tookMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return { perSecond: (gaps.length / tookMs) * 1_000, p95Ms: quantile(sorted, 0.95) };
}
