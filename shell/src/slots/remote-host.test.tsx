import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import type { FailureClass } from '@travesia/contracts';
import {
  aRemote,
  anEntry,
  createFakeHost,
  rendering,
  hydrateInHost,
  never,
  renderInHost,
} from '../testing/fake-host.tsx';
import type { RemoteEntry } from '@travesia/platform/react';
import { useHost } from '../host/host-context.ts';
import type { Host } from '../host/host.ts';
import { RELOADED_AT_KEY } from './chunk-policy.ts';
import { RemoteHost } from './remote-host.tsx';

const NOTICE = /Esta sección no está disponible en este momento/;
const remote = aRemote('mfe-sample');
const everywhere = () => true;

const chunkFault = () => Object.assign(new Error('Loading CSS chunk 7 failed'), { name: 'ChunkLoadError' });

/** Code that came, but whose page is a lazy part that did not. */
const withoutItsPart = () =>
  anEntry((_element, onCrash) => void Promise.resolve().then(() => onCrash(chunkFault())));

function place(failureClass: FailureClass, title?: string) {
  return (
    <RemoteHost
      remote={remote}
      target="route"
      hostId="page-mfe-sample"
      failureClass={failureClass}
      isOwnPath={everywhere}
      {...(title && { title })}
      skeleton={<p>sala de espera</p>}
    />
  );
}

function open(loadRelease: Host['loadRelease'], failureClass: FailureClass = 'primary') {
  const host = createFakeHost({}, loadRelease);
  const view = renderInHost(
    host,
    <>
      {place(failureClass, failureClass === 'primary' ? 'Vuelos' : undefined)}
      <p>el resto de la página</p>
    </>,
  );
  return { host, ...view };
}

/** What was logged of remotes that failed: name, build, phase, fault. */
const failures = () => jest.mocked(console.error).mock.calls.filter(([what]) => what === 'remote failed');

const refused = () => Promise.reject(new Error('refused'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a remote in its place', () => {
  it('waits in its true size, then lives', async () => {
    open(async () => rendering('los vuelos'));
    expect(screen.getByText('sala de espera')).toBeVisible();
    expect(await screen.findByText('los vuelos')).toBeVisible();
    expect(screen.queryByText('sala de espera')).toBeNull();
    expect(failures()).toEqual([]);
  });

  it('P-06: a dead page says so, with a heading, the number to call and a retry', async () => {
    const { container } = open(refused, 'primary');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Vuelos' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+34 900 555 010' })).toHaveAttribute('href', 'tel:+34900555010');
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    expect(screen.getByText('el resto de la página')).toBeVisible();
    expect(failures()).toEqual([
      ['remote failed', 'mfe-sample', 'aaaaaaaa1111', 'loading', new Error('refused')],
    ]);
    await expectAccessible(container);
  });

  it('P-06: a dead essential place says so, without a heading', async () => {
    open(refused, 'essential');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('P-06: a dead regular place gives way silently', async () => {
    open(refused, 'regular');
    await waitFor(() => expect(failures()).toHaveLength(1));
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(screen.queryByText('sala de espera')).toBeNull();
    expect(screen.getByText('el resto de la página')).toBeVisible();
  });

  it.each([
    ['loading', () => never<never>()],
    ['mounting', async () => anEntry(() => never<void>())],
  ] as const)('P-06: one that hangs while %s gives way after five seconds', async (phase, load) => {
    jest.useFakeTimers();
    open(load);
    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(screen.queryByText(NOTICE)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(failures()[0]?.[3]).toBe(phase);
  });

  it('P-06: what comes after all takes the place of the notice', async () => {
    jest.useFakeTimers();
    let arrive = (_entry: ReturnType<typeof rendering>) => {};
    open(() => new Promise((resolve) => void (arrive = resolve)));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(NOTICE)).toBeVisible();
    await act(async () => arrive(rendering('los vuelos')));
    expect(screen.getByText('los vuelos')).toBeVisible();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('P-06: a crash later costs the same place, and retry starts the same code', async () => {
    const load = jest.fn<Host['loadRelease']>(async () =>
      anEntry((element, onCrash) => {
        if (load.mock.calls.length > 1) element.append('los vuelos');
        else queueMicrotask(() => onCrash(new Error('broke')));
      }),
    );
    const { user } = open(load);
    await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('los vuelos')).toBeVisible();
    expect(load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 0]);
  });

  it('P-06: a retry asks anew for code that never came, as often as it takes', async () => {
    const load = jest.fn<Host['loadRelease']>();
    load.mockRejectedValueOnce(new Error('refused')).mockRejectedValueOnce(new Error('refused'));
    load.mockResolvedValue(rendering('los vuelos'));
    const { user } = open(load);
    const retry = async () => user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    await retry();
    await waitFor(() => expect(failures()).toHaveLength(2));
    await retry();
    expect(await screen.findByText('los vuelos')).toBeVisible();
    expect(load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2]);
  });

  it('P-06: a retry loads the code anew where a lazy part of it did not come', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const load = jest.fn<Host['loadRelease']>(async (_record, number) =>
      number === 0 ? withoutItsPart() : rendering('los vuelos'),
    );
    const { user } = open(load);
    expect(await screen.findByText(/^No hay conexión/)).toBeVisible();
    expect(screen.queryByText(NOTICE)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('los vuelos')).toBeVisible();
    expect(load.mock.calls.map(([, number]) => number)).toEqual([0, 1]);
  });

  it('P-32: the loading bar runs while it comes, and no longer', async () => {
    const { host } = open(refused);
    expect(host.progress.pending.getSnapshot()).toBe(1);
    await screen.findByText(NOTICE);
    expect(host.progress.pending.getSnapshot()).toBe(0);
  });

  it('what a remote opened ends with its place', async () => {
    const { host, unmount } = open(async () => rendering('los vuelos'));
    await screen.findByText('los vuelos');
    unmount();
    expect(host.progress.pending.getSnapshot()).toBe(0);
  });
});

describe('code that is gone from the server (P-07)', () => {
  const gone = () => Promise.reject(chunkFault());
  const current = { ...remote.record, build: 'bbbbbbbb2222' };

  it('is mounted once at the release that the feed names now', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(current));
    const load = jest.fn<Host['loadRelease']>(async (record) => {
      if (record.build === 'aaaaaaaa1111') return gone();
      return rendering('los vuelos de hoy');
    });
    open(load);
    const page = await screen.findByText('los vuelos de hoy');
    await waitFor(() => expect(page).toBeVisible());
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0]?.[0]).toBe('/r/mfe-sample/current.json');
    expect(sessionStorage.getItem(RELOADED_AT_KEY)).toBeNull();
  });

  it('nothing typed is reloaded away: the notice comes instead', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(current));
    const host = createFakeHost({}, gone);
    host.guards.add(() => true);
    renderInHost(host, place('primary', 'Vuelos'));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(sessionStorage.getItem(RELOADED_AT_KEY)).toBeNull();
  });

  it('a second fault within ten seconds does not reload: the notice stays', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(current));
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now() - 5_000));
    const reloadedAt = sessionStorage.getItem(RELOADED_AT_KEY);
    open(gone);
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(failures()).toHaveLength(1);
    expect(sessionStorage.getItem(RELOADED_AT_KEY)).toBe(reloadedAt);
  });
});

/** The host that rendered the place's HTML, and the one that finds it in its document. */
function renderedHosts(html: string, load: Host['loadRelease']) {
  const host = { ...createFakeHost({}, load), isRendered: () => true };
  const fragment = { remote: remote.name, build: remote.build, target: 'route', state: { queries: [] } };
  return {
    server: { ...host, fragmentHtml: () => html },
    browser: { ...host, takeFragment: (hostId: string) => ({ hostId, ...fragment }) },
  };
}

describe('what the server rendered', () => {
  /** Notes whether the server's HTML was handed over, and renders. */
  function watched() {
    const mounts: { hydrate: boolean; html: string; state: unknown }[] = [];
    const entry: RemoteEntry = {
      createLifecycles: ({ hydrate }) => ({
        bootstrap: async () => {},
        async mount({ domElement, state }) {
          mounts.push({ hydrate, html: domElement.innerHTML, state });
          domElement.textContent = 'los vuelos';
        },
        unmount: async () => {},
      }),
    };
    return { mounts, load: async () => entry };
  }

  it('is taken over by the remote, with the state it was made of', async () => {
    const { mounts, load } = watched();
    const { server, browser } = renderedHosts('<h1>Vuelos</h1>', load);
    const { complaints } = hydrateInHost(server, browser, place('primary', 'Vuelos'));
    expect(await screen.findByText('los vuelos')).toBeVisible();
    expect(mounts).toEqual([{ hydrate: true, html: '<h1>Vuelos</h1>', state: { queries: [] } }]);
    expect(complaints).toEqual([]);
  });

  it('and is gone, because the page around it did not match: the remote is mounted afresh at once', async () => {
    const { mounts, load } = watched();
    const { server, browser } = renderedHosts('<h1>Vuelos</h1>', load);
    const Partner = () => <p>{useHost().metaName()}</p>;
    const { complaints } = hydrateInHost(
      server,
      { ...browser, metaName: () => 'another' },
      <>
        <Partner />
        {place('primary', 'Vuelos')}
      </>,
    );
    expect(await screen.findByText('los vuelos')).toBeVisible();
    expect(mounts).toEqual([{ hydrate: false, html: '', state: undefined }]);
    expect(complaints).not.toEqual([]);
  });

  it('and belongs to a place that is left and come back to: the remote is mounted afresh', async () => {
    const { mounts, load } = watched();
    renderInHost(renderedHosts('', load).browser, place('primary', 'Vuelos'));
    expect(screen.getByText('sala de espera')).toBeVisible();
    expect(await screen.findByText('los vuelos')).toBeVisible();
    expect(mounts).toEqual([{ hydrate: false, html: '', state: undefined }]);
  });
});

describe('what the server rendered further down the page', () => {
  afterEach(() => {
    delete (globalThis as Record<string, unknown>)['IntersectionObserver'];
  });

  it('P-49: shows no prices of the market or currency before, also where nobody has come near it', async () => {
    (globalThis as Record<string, unknown>)['IntersectionObserver'] = class {
      observe() {}
      disconnect() {}
    };
    const { server, browser } = renderedHosts('<p>desde 430 US$</p>', async () => rendering('desde 390 €'));
    const { currency } = browser.context.getSnapshot();
    hydrateInHost(
      server,
      { ...browser, takeFragment: () => null },
      <RemoteHost
        remote={remote}
        target="deals"
        hostId="deals"
        failureClass="regular"
        isOwnPath={everywhere}
        moment="in-sight"
      />,
    );
    await act(async () => void window.dispatchEvent(new Event('scroll')));
    expect(screen.getByText('desde 430 US$')).toBeVisible();
    act(() =>
      browser.context.set({ ...browser.context.getSnapshot(), currency: currency === 'EUR' ? 'USD' : 'EUR' }),
    );
    expect(screen.queryByText('desde 430 US$')).not.toBeInTheDocument();
    expect(await screen.findByText('desde 390 €')).toBeVisible();
  });
});

describe('a place heals by itself (P-06)', () => {
  const feedNames = (build: string) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ ...remote.record, build }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => void jest.useFakeTimers());

  it('when its files are back, within seconds, and nobody has to ask', async () => {
    feedNames(remote.build);
    const load = jest.fn<Host['loadRelease']>().mockRejectedValueOnce(new Error('refused'));
    load.mockRejectedValueOnce(new Error('refused')).mockResolvedValue(rendering('los vuelos'));
    open(load);
    await pass(0);
    await pass(5_000);
    expect(screen.getByText(NOTICE)).toBeVisible();
    await pass(10_000);
    expect(screen.getByText('los vuelos')).toBeVisible();
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(failures()).toHaveLength(1);
    expect(load.mock.calls.map(([, number]) => number)).toEqual([0, 1, 2, 2]);
  });

  it('when a lazy part that did not come is back: its code is loaded anew', async () => {
    feedNames(remote.build);
    const load = jest.fn<Host['loadRelease']>(async (_record, number) =>
      number < 2 ? withoutItsPart() : rendering('los vuelos'),
    );
    open(load);
    await pass(0);
    // Tried once at once, and then no more than now and then.
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(failures()).toHaveLength(2);
    await pass(5_000);
    expect(screen.getByText('los vuelos')).toBeVisible();
    expect(load.mock.calls.map(([, number]) => number)).toEqual([0, 1, 1, 2, 2]);
    expect(sessionStorage.getItem(RELOADED_AT_KEY)).toBeNull();
  });

  it('code that broke is left alone until the feed names another build', async () => {
    const asked = feedNames(remote.build);
    const load = jest.fn<Host['loadRelease']>(async (record) =>
      record.build === remote.build
        ? anEntry(() => Promise.reject(new Error('broke')))
        : rendering('los vuelos de ayer'),
    );
    open(load);
    await pass(0);
    await pass(60_000);
    expect(asked).toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    feedNames('bbbbbbbb2222');
    await pass(60_000);
    expect(screen.getByText('los vuelos de ayer')).toBeVisible();
  });

  it('looks at once when the connection is back, and never without one', async () => {
    feedNames(remote.build);
    const load = jest.fn<Host['loadRelease']>().mockRejectedValueOnce(new Error('refused'));
    load.mockResolvedValue(rendering('los vuelos'));
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(load);
    await pass(0);
    await pass(120_000);
    expect(load).toHaveBeenCalledTimes(1);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(screen.getByText('los vuelos')).toBeVisible();
  });

  it('E-02: what the server rendered stays to be read while no code comes', async () => {
    feedNames(remote.build);
    const { server, browser } = renderedHosts('<h1>Equipaje de mano</h1>', refused);
    hydrateInHost(server, browser, place('primary', 'Guía'));
    await pass(0);
    await pass(30_000);
    expect(screen.getByRole('heading', { name: 'Equipaje de mano' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Guía' })).toBeNull();
    expect(screen.getByText(NOTICE)).toBeVisible();
  });
});
