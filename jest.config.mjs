const IGNORED = ['/node_modules/', '/dist/', '/template/', process.env.TESTED_ELSEWHERE ?? '$^'];

/** Two rooms: rules and servers run in Node, screens in jsdom. `*.test.tsx` is a screen. */
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.(ts|tsx)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/shared/testing/src/empty-style.ts',
  },
  testPathIgnorePatterns: IGNORED,
};

export default {
  // A story on a real database takes a second here and ten on a machine that does other things.
  testTimeout: 30_000,
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
