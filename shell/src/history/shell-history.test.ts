import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@travesia/contracts';
import { createMemoryWindow } from './testing/memory-window.ts';
import { createShellHistory, type ShellHistory } from './shell-history.ts';

const settled = () => new Promise<void>(queueMicrotask);
const opened: ShellHistory[] = [];
let language: Locale = 'es';

function openHistory(address = '/es/vuelos?adults=2#top', render = (update: () => void) => update()) {
  const window = createMemoryWindow(address);
  const history = createShellHistory({
    window,
    documentPath: '/vuelos?adults=2',
    locale: () => language,
    render,
  });
  opened.push(history);
  const seen: string[] = [];
  history.location.subscribe(() => {
    const { location, navigationType } = history.location.getSnapshot();
    seen.push(`${navigationType} ${location.pathname}${location.search}`);
  });
  return { window, history, seen, path: () => history.location.getSnapshot().location.pathname };
}

afterEach(() => {
  for (const history of opened.splice(0)) history.close();
  language = 'es';
});

describe('the one history of a document', () => {
  it('begins where the document is, below the language prefix', () => {
    const { history } = openHistory();
    expect(history.location.getSnapshot()).toMatchObject({
      location: { pathname: '/vuelos', search: '?adults=2', hash: '#top', state: null, key: 'default' },
      navigationType: 'POP',
    });
  });

  it('hydration is at the address that the server knew: without mark and state', () => {
    const { location } = openHistory().history;
    expect(location.getServerSnapshot?.()).toMatchObject({
      location: { pathname: '/vuelos', search: '?adults=2', hash: '', state: null },
    });
    const asRendered = openHistory('/es/vuelos?adults=2').history.location;
    expect(asRendered.getServerSnapshot?.()).toBe(asRendered.getSnapshot());
  });

  it('one step is one update', async () => {
    const { history, seen, window } = openHistory('/es');
    history.push('/es/vuelos', { from: 'menu' });
    expect(history.location.getSnapshot().location.state).toEqual({ from: 'menu' });
    history.replace('/es/vuelos?adults=3');
    history.go(-1);
    await settled();
    history.go(1);
    await settled();
    expect(seen).toEqual(['PUSH /vuelos', 'REPLACE /vuelos?adults=3', 'POP /', 'POP /vuelos?adults=3']);
    expect(window.addresses()).toEqual(['/es', '/es/vuelos?adults=3']);
  });

  it('every step has a key of its own, and Back finds the old one', async () => {
    const { history } = openHistory('/es');
    const keyOf = () => history.location.getSnapshot().location.key;
    const first = keyOf();
    history.push('/es/vuelos');
    expect(keyOf()).not.toBe(first);
    history.go(-1);
    await settled();
    expect(keyOf()).toBe(first);
  });

  it('P-13: Back after a change of language keeps it, in the address, too', async () => {
    const { history, window, path } = openHistory('/es?x=1');
    history.push('/es/vuelos', { from: 'menu' });
    language = 'en';
    history.replace('/en/vuelos');
    history.go(-1);
    await settled();
    expect(path()).toBe('/');
    expect(window.addresses()).toEqual(['/en?x=1', '/en/vuelos']);
    history.go(1);
    await settled();
    expect(window.addresses()).toEqual(['/en?x=1', '/en/vuelos']);
  });

  it('a reload goes on where it was', () => {
    const { window, history } = openHistory('/es');
    history.push('/es/vuelos', { refresh: true });
    history.close();
    const after = createShellHistory({
      window,
      documentPath: '/vuelos',
      locale: () => language,
      render: (update) => update(),
    });
    opened.push(after);
    expect(after.location.getSnapshot().location.state).toEqual({ refresh: true });
    expect(after.location.getServerSnapshot?.().location).toMatchObject({ pathname: '/vuelos', state: null });
    expect(after.location.getSnapshot().location.key).toBe(history.location.getSnapshot().location.key);
  });

  it('state that another program wrote is not ours', () => {
    const window = createMemoryWindow('/es');
    window.history.replaceState({ key: 7, index: 'x' }, '');
    const history = createShellHistory({ window, documentPath: '/', locale: () => language });
    opened.push(history);
    expect(history.location.getSnapshot().location.state).toBeNull();
  });

  it('following a fragment link adds a history entry, and Back leaves it', async () => {
    const { history, window } = openHistory('/es/vuelos');
    window.jumpTo('#content');
    expect(history.location.getSnapshot().location.hash).toBe('#content');
    history.push('/es/hoteles');
    history.go(-2);
    await settled();
    expect(history.location.getSnapshot().location).toMatchObject({ pathname: '/vuelos', hash: '' });
  });

  it('a step that is rendered late renders the place where the visitor is by then', () => {
    const late: (() => void)[] = [];
    const { history, path } = openHistory('/es', (update) => void late.push(update));
    history.push('/es/vuelos');
    history.push('/es/hoteles');
    history.replace('/es/hoteles?x=1');
    for (const update of late) update();
    expect(path()).toBe('/hoteles');
    expect(history.location.getSnapshot().location.search).toBe('?x=1');
  });
});

describe('a guard', () => {
  const away = (current: string) => (nextPath: string) => nextPath !== current;

  it.each(['push', 'replace'] as const)('holds a %s until the visitor answers', (kind) => {
    const { history, seen, window, path } = openHistory('/es/vuelos');
    history.guard(away('/vuelos'));
    history[kind]('/es/hoteles', { kept: 1 });
    expect(seen).toEqual([]);
    expect(window.addresses()).toEqual(['/es/vuelos']);
    history.blocked.getSnapshot()?.stay();
    expect(history.blocked.getSnapshot()).toBeNull();
    expect(path()).toBe('/vuelos');

    history[kind]('/es/hoteles', { kept: 1 });
    history.blocked.getSnapshot()?.go();
    expect(path()).toBe('/hoteles');
    expect(history.location.getSnapshot().location.state).toEqual({ kept: 1 });
    expect(history.blocked.getSnapshot()).toBeNull();
  });

  it('holds Back: the address returns, and leads on when the visitor wants to', async () => {
    const { history, window, seen, path } = openHistory('/es');
    history.push('/es/vuelos');
    history.guard(away('/vuelos'));
    history.go(-1);
    await settled();
    await settled();
    expect(window.location.pathname).toBe('/es/vuelos');
    expect(path()).toBe('/vuelos');
    expect(seen).toEqual(['PUSH /vuelos']);

    history.blocked.getSnapshot()?.go();
    await settled();
    expect(path()).toBe('/');
    expect(window.location.pathname).toBe('/es');
    expect(seen).toEqual(['PUSH /vuelos', 'POP /']);
  });

  it('is asked again for the next step, and not at all once it is gone', async () => {
    const { history, path } = openHistory('/es');
    history.push('/es/vuelos');
    const mustAsk = jest.fn(() => true);
    const release = history.guard(mustAsk);
    history.go(-1);
    await settled();
    await settled();
    history.blocked.getSnapshot()?.stay();
    history.push('/es/hoteles');
    expect(mustAsk).toHaveBeenCalledTimes(2);
    history.blocked.getSnapshot()?.stay();
    release();
    history.push('/es/hoteles');
    expect(path()).toBe('/hoteles');
  });
});
