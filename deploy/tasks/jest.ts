/** Jest on the engine's own modules, with its options to follow. */
export const JEST = [
  'node',
  // Room for what lives shortly, from the start: a part of the garbage collector's work is spared.
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
];
