import { resetPage } from './browser-globals.ts';
import { addEventHandler } from 'jest-circus';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { jest } from './jest-globals.ts';

// The first story of a file renders everything for the first time, and the machine may be busy.
configure({ asyncUtilTimeout: 15_000 });
// Every query that fails while a test waits would print the whole page into its error.
if (process.env.SILENT_TESTS) process.env.DEBUG_PRINT_LIMIT ??= '0';

// The testing library asks this name whether a test has stopped the clock.
Object.assign(globalThis, { jest, IS_REACT_ACT_ENVIRONMENT: true });
Object.assign(window, { CSS });

const timers = new Set<NodeJS.Timeout>();
for (const name of ['setTimeout', 'setInterval'] as const) {
  const start = globalThis[name] as unknown as (...parameters: unknown[]) => NodeJS.Timeout;
  const started = (...parameters: unknown[]) => {
    const timer = start(...parameters);
    timers.add(timer);
    return timer;
  };
  globalThis[name] = Object.assign(started, start) as never;
}

// A worker runs many files: each finds an empty page, and leaves no screen, clock, spy or timer to the next.
const known = new WeakSet<object>();
addEventHandler((event, { rootDescribeBlock: root }) => {
  if (event.name !== 'add_test' && event.name !== 'start_describe_definition') return;
  if (known.has(root)) return;
  known.add(root);
  const hook = (type: 'beforeAll' | 'afterEach' | 'afterAll', fn: () => void) =>
    root.hooks.unshift({
      type,
      fn,
      parent: root,
      asyncError: new Error(type),
      seenDone: false,
      timeout: undefined,
    });
  hook('beforeAll', resetPage);
  hook('afterEach', cleanup);
  hook('afterAll', () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  });
});

// What browsers have and jsdom has not.

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};

window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
