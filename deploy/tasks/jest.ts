/** Runs Jest on Node's own modules; its options follow. */
export const JEST = [
  'node',
  // With room for short-lived objects from the start, the garbage collector runs less often.
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
];
