import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '@travesia/tooling/find-browser';

/** Chromium without its calls home; root has no sandbox to offer it. Without a path Playwright takes its own download. */
export function browserLaunch(): LaunchOptions {
  const executablePath = findBrowser();
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
