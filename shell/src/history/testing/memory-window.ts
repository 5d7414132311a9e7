import type { HistoryWindow } from '../shell-history.ts';

/** A tab for tests: entries of its own, traversals told a moment later, as browsers do. */
export function createMemoryWindow(address: string): HistoryWindow & {
  readonly addresses: () => readonly string[];
  /** What a click on `#mark` does without any script. */
  readonly jumpTo: (hash: string) => void;
} {
  const entries: { href: string; state: unknown }[] = [
    { href: new URL(address, 'http://localhost').href, state: null },
  ];
  let at = 0;
  const target = new EventTarget();
  const current = () => entries[at] as (typeof entries)[number];
  const resolve = (href: string | URL | null | undefined) => new URL(href ?? '', current().href).href;
  const tell = () => target.dispatchEvent(new Event('popstate'));

  function add(href: string, state: unknown) {
    entries.splice(at + 1, entries.length, { href, state });
    at += 1;
  }

  const history = {
    get state() {
      return current().state;
    },
    pushState: (state: unknown, _title: string, href?: string | URL | null) =>
      add(resolve(href), structuredClone(state)),
    replaceState(state: unknown, _title: string, href?: string | URL | null) {
      entries[at] = { href: href ? resolve(href) : current().href, state: structuredClone(state) };
    },
    go(delta = 0) {
      queueMicrotask(() => {
        if (delta === 0 || !entries[at + delta]) return;
        at += delta;
        tell();
      });
    },
  };
  return {
    history: history as History,
    get location() {
      return new URL(current().href) as unknown as Location;
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    addresses: () => entries.map(({ href }) => href.replace('http://localhost', '')),
    jumpTo(hash) {
      add(resolve(hash), null);
      tell();
    },
  };
}
