import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '@travesia/tooling/find-browser';

const run = (command: string, parameters: string[]) =>
  spawnSync(command, parameters, { stdio: 'inherit' }).status === 0;

/**
 * A browser for the journeys: one that is there, else Debian's when we may install it, else Playwright's own
 * download (then the path is its business and `null` is answered).
 */
export function ensureBrowser(): string | null {
  const found = findBrowser();
  if (found) return found;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    process.stdout.write('Installing Chromium from Debian for the browser tests …\n');
    if (
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
    )
      return findBrowser();
  }
  process.stdout.write('Downloading a browser for the tests …\n');
  run('node', ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return null;
}
