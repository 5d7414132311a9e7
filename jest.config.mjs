import { availableParallelism } from 'node:os';
import { openTemporaryRoom, ROOM } from './shared/testing/src/temporary-folder.ts';
import { TEST_TIMEOUT_MS } from './shared/testing/src/test-settings.ts';

// Workers are killed when their last file is done: whoever started them removes what they leave.
const { room, remove } = openTemporaryRoom();
process.env[ROOM] = room;
process.once('exit', remove);

// Workers know no options of the command line.
if (process.argv.includes('--silent')) process.env.SILENT_TESTS = '1';

const IGNORED = ['/node_modules/', '/dist/', '/template/'];

/**
 * Node itself runs TypeScript, and a module that one file has loaded is there for the next. Workers are threads:
 * jest-light-runner 0.8.2 can hang with child processes. It sends the settings to all of them when the first one asks,
 * and only once, so that one that is not listening yet waits for ever.
 */
const common = {
  runner: 'jest-light-runner',
  testPathIgnorePatterns: IGNORED,
};

export default {
  testTimeout: TEST_TIMEOUT_MS,
  // Jest would leave one core idle, which is half of a small machine; and tests wait for timers and databases.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Rules and servers run in Node, screens in a page of jsdom too: `*.test.tsx` is a screen.
  projects: [
    {
      ...common,
      displayName: 'node',
      setupFiles: ['<rootDir>/shared/testing/src/setup-node.ts'],
      testMatch: ['<rootDir>/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'screen',
      setupFiles: ['<rootDir>/shared/testing/src/setup-node.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/setup-screen.ts'],
      testMatch: ['<rootDir>/**/*.test.tsx'],
    },
  ],
};
