import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = () =>
  [process.env.CHROME_PATH ?? '', ...KNOWN].find((path) => path !== '' && existsSync(path)) ?? null;
const run = (command: string, parameters: string[]) =>
  spawnSync(command, parameters, { stdio: 'inherit' }).status === 0;

/**
 * A browser for the journeys: one that is there, else Debian's when we may install it, else Playwright's own
 * download (then the path is its business and `null` is answered).
 */
export function ensureBrowser(): string | null {
  const found = find();
  if (found) return found;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    process.stdout.write('Installing Chromium from Debian for the browser tests …\n');
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']))
      return find();
  }
  process.stdout.write('Downloading a browser for the tests …\n');
  run('node', ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return null;
}
