import type { Options } from '@swc/core';

/** Longest test or hook: a story on a real database takes a second here and ten on a machine that does other things. */
export const TEST_TIMEOUT_MS = 30_000;

export const SWC_OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2024',
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
} as const satisfies Options;
