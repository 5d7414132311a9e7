import { openTemporaryRoom, ROOM } from './shared/testing/src/temporary-folder.ts';
import { SWC_OPTIONS, TEST_TIMEOUT_MS } from './shared/testing/src/test-settings.ts';

// Workers are killed when their last file is done: whoever started them removes what they leave.
const { room, remove } = openTemporaryRoom();
process.env[ROOM] = room;
process.once('exit', remove);

const IGNORED = ['/node_modules/', '/dist/', '/template/', process.env.TESTED_ELSEWHERE ?? '$^'];

/** Two rooms: rules and servers run in Node, screens in jsdom. `*.test.tsx` is a screen. */
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.(ts|tsx)$': ['@swc/jest', SWC_OPTIONS],
  },
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/shared/testing/src/empty-style.ts',
  },
  testPathIgnorePatterns: IGNORED,
};

export default {
  testTimeout: TEST_TIMEOUT_MS,
  // Jest would leave one core idle, which is half of a small machine.
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'node',
      // Node itself runs TypeScript, and a module that one file has loaded is there for the next.
      runner: 'jest-light-runner/child-process',
      setupFiles: ['<rootDir>/shared/testing/src/setup-node.ts'],
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: IGNORED,
    },
    {
      ...common,
      displayName: 'screen',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/setup-screen.ts'],
    },
  ],
};
