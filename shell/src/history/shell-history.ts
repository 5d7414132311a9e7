import type { Locale } from '@travesia/contracts';
import type { HostLocation, Readable } from '@travesia/platform';
import { createWritable } from '@travesia/platform/host';
import { splitLocale, withLocale } from '../routing/locale-path.ts';
import { locationFrom } from '../host/host.ts';
import { renderWithTransition } from './render-with-transition.ts';
import { entryOf, newKey, type HistoryEntry } from './history-entry.ts';

/** The browser as a history sees it. */
export type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

/** A step that waits for the visitor's answer. */
interface BlockedStep {
  readonly go: () => void;
  readonly stay: () => void;
}

export interface ShellHistory {
  /** Location below the language prefix, and how it was reached. */
  readonly location: Readable<HostLocation>;
  /** The step that a guard holds back, if any. */
  readonly blocked: Readable<BlockedStep | null>;
  push(href: string, state?: unknown): void;
  replace(href: string, state?: unknown): void;
  go(delta: number): void;
  /** Asked before a step within the document; `true` holds it back. */
  guard(mustAsk: (nextPath: string) => boolean): () => void;
  close(): void;
}

export interface ShellHistoryOptions {
  readonly window: HistoryWindow;
  /** Path and query, below the language prefix, that the document was rendered for. */
  readonly documentPath: string;
  /** The language of the page: an earlier address is gone back to in the language now shown. */
  readonly locale: () => Locale;
  /** Runs the one update of a step, with the browser's transition where it has one. */
  readonly render?: (update: () => void) => void;
}

type StepKind = HostLocation['navigationType'];

/** The server sees neither the URL's fragment nor the entry's history state. */
function renderedAt(documentPath: string, latest: HostLocation): HostLocation {
  const { pathname, search, hash, state } = latest.location;
  const isAsRendered = pathname + search + hash === documentPath && state === null;
  return isAsRendered ? latest : locationFrom(documentPath);
}

/**
 * The one history of a document. One step is one update of `location`; Back and Forward are held back by
 * going there and back again, because no browser lets a page refuse them.
 */
export function createShellHistory({
  window,
  documentPath,
  locale,
  render = renderWithTransition,
}: ShellHistoryOptions): ShellHistory {
  const { history } = window;
  let entry = entryOf(history.state);
  history.replaceState(entry, '');

  const read = (navigationType: StepKind): HostLocation => {
    const { pathname, search, hash } = window.location;
    return {
      location: {
        pathname: splitLocale(pathname).path,
        search,
        hash,
        state: entry.state,
        key: entry.key,
      },
      navigationType,
    };
  };
  let latest = read('POP');
  const location = createWritable(renderedAt(documentPath, latest));
  location.set(latest);
  const blocked = createWritable<BlockedStep | null>(null);
  const guards = new Set<(nextPath: string) => boolean>();
  /** Traversals of our own that the browser is about to report. */
  let isReturning = false;
  let isReleased = false;

  function arrive(kind: StepKind) {
    latest = read(kind);
    // A transition renders a moment later: by then the visitor may be further.
    const update = () => location.set(latest);
    if (latest.location.pathname === location.getSnapshot().location.pathname) update();
    else render(update);
  }

  /** Switching the language is no step: entries of before still have the other prefix (P-13). */
  function followLanguage() {
    const { pathname, search, hash } = window.location;
    const { locale: prefix, path } = splitLocale(pathname);
    if (prefix !== null && prefix !== locale())
      history.replaceState(entry, '', withLocale(locale(), path + search + hash));
  }

  function isHeld(nextPath: string): boolean {
    return [...guards].some((mustAsk) => mustAsk(nextPath));
  }

  function hold(go: () => void) {
    const done = (then: () => void) => () => {
      blocked.set(null);
      then();
    };
    blocked.set({ go: done(go), stay: done(() => {}) });
  }

  function step(kind: 'PUSH' | 'REPLACE', href: string, state: unknown) {
    const take = () => {
      const index = kind === 'PUSH' ? entry.index + 1 : entry.index;
      entry = { key: newKey(), index, state: state ?? null } satisfies HistoryEntry;
      if (kind === 'PUSH') history.pushState(entry, '', href);
      else history.replaceState(entry, '', href);
      arrive(kind);
    };
    const { pathname } = new URL(href, window.location.href);
    if (isHeld(splitLocale(pathname).path)) hold(take);
    else take();
  }

  function onPop() {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const isKnown = history.state !== null;
    const reached = isKnown ? entryOf(history.state) : { ...entryOf(null), index: entry.index + 1 };
    // A jump to a fragment of the page: the browser made an entry of its own.
    if (!isKnown) history.replaceState(reached, '');
    const delta = reached.index - entry.index;
    if (!isReleased && delta !== 0 && isHeld(splitLocale(window.location.pathname).path)) {
      isReturning = true;
      history.go(-delta);
      hold(() => {
        isReleased = true;
        history.go(delta);
      });
      return;
    }
    isReleased = false;
    blocked.set(null);
    entry = reached;
    followLanguage();
    arrive('POP');
  }
  window.addEventListener('popstate', onPop);

  return {
    location,
    blocked,
    push: (href, state) => step('PUSH', href, state),
    replace: (href, state) => step('REPLACE', href, state),
    go: (delta) => history.go(delta),
    guard(mustAsk) {
      guards.add(mustAsk);
      return () => void guards.delete(mustAsk);
    },
    close: () => window.removeEventListener('popstate', onPop),
  };
}
