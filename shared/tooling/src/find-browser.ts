import { existsSync } from 'node:fs';

/** The headless build comes first: it runs the same engine with a quarter less work. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of the Chromium or Chrome on this machine, `CHROME_PATH` before all; null when there is none. */
export function findBrowser(): string | null {
  return [process.env.CHROME_PATH ?? '', ...KNOWN].find((path) => path !== '' && existsSync(path)) ?? null;
}
