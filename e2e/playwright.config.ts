import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/browser.ts';

/** Journeys in a real browser, on the whole site as `npm start` builds it (or on E2E_BASE_URL). */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  reporter: [['list'], ['./support/failures-reporter.ts']],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: browserLaunch(),
    // A trace takes a picture of the page before and after every step; who looks for a cause asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // Stories of lost and slow files are about the page; those of the worker allow it themselves.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true },
      grep: /@phone/,
    },
  ],
});
