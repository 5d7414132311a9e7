import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser on this machine; undefined leaves the choice to Playwright's own download. */
export function browserPath(): string | undefined {
  return [process.env.CHROME_PATH ?? '', ...KNOWN].find((path) => path !== '' && existsSync(path));
}

/** Chromium without its calls home; root has no sandbox to offer it. */
export function browserLaunch(): LaunchOptions {
  const executablePath = browserPath();
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
