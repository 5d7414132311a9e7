import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { addEventHandler } from 'jest-circus';
import { SWC_OPTIONS, TEST_TIMEOUT_MS } from './test-settings.ts';

/** Once per worker, before its first test file: `@jest/globals` are those of the worker, tests and hooks end in time. */
const GLOBALS = new URL('jest-globals.ts', import.meta.url).href;

/** Rules may lie in a file beside JSX, which Node does not run, and style sheets. */
function sourceOf(url: string): string | null {
  const { pathname } = new URL(url);
  // A class of a style sheet is its own name.
  if (pathname.endsWith('.css')) return 'export default new Proxy({}, { get: (_, name) => name });';
  if (!pathname.endsWith('.tsx')) return null;
  return transformSync(readFileSync(fileURLToPath(url), 'utf8'), SWC_OPTIONS).code;
}

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : nextResolve(specifier, context),
  load(url, context, nextLoad) {
    const source = sourceOf(url);
    return source === null ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

if (process.env.SILENT_TESTS)
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) console[level] = () => {};

type Work = (done?: unknown) => unknown;
// A story may have timers of its own.
const { setTimeout, clearTimeout } = globalThis;

/** The runner waits for ever. */
function inTime(work: Work, timeoutMs: number): Work {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`not done within ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

addEventHandler((event, state) => {
  const { hooks, tests } = state.currentDescribeBlock;
  const added = event.name === 'add_test' ? tests.at(-1) : event.name === 'add_hook' ? hooks.at(-1) : null;
  if (added?.fn) added.fn = inTime(added.fn as Work, added.timeout ?? TEST_TIMEOUT_MS) as typeof added.fn;
});
