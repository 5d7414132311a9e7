import { resetPage } from './browser-globals.ts';
import { addEventHandler } from 'jest-circus';
import * as React from 'react';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { jest } from './jest-globals.ts';

const { getElementError } = getConfig();
configure({
  // The first story of a file renders everything for the first time, and the machine may be busy.
  asyncUtilTimeout: 15_000,
  // The page is part of an error's message, but not of one that is caught and tried again.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isTriedAgain } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!isTriedAgain) return getElementError(message, container);
    return triedAgain(message ?? '');
  },
});

/** The last error of a wait gets the page into its message; its stack, which is what reporters print, follows. */
function triedAgain(words: string): Error {
  const error = Object.assign(new Error(words), { name: 'TestingLibraryElementError' });
  let { stack = '' } = error;
  Object.defineProperty(error, 'stack', {
    get: () => stack.replace(words, () => error.message),
    set(given: string) {
      stack = given;
    },
  });
  return error;
}

// React notes who made each element, up to ten thousand a second: slow, and nobody reads it here.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

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
