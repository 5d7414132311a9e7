import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { createFakeHost, renderInHost } from '../testing/fake-host.tsx';
import { eraseBrowserData } from './erase-browser-data.ts';
import { StoredHere } from './stored-here.tsx';

function fakeBrowser() {
  const gone: string[] = [];
  return {
    gone,
    data: {
      storages: [localStorage, sessionStorage, null],
      databases: {
        deleteDatabase(name: string) {
          gone.push(name);
          const asked = {} as IDBOpenDBRequest;
          queueMicrotask(() => asked.onsuccess?.(new Event('success')));
          return asked;
        },
      },
      caches: {
        keys: async () => ['travesia-releases', 'workbox-precache'],
        delete: async (name: string) => gone.push(name) > 0,
      },
      workers: {
        getRegistrations: async () => [{ unregister: async () => gone.push('worker') > 0 }] as never,
      },
      fetch: (async (address: RequestInfo | URL, init?: RequestInit) => {
        gone.push(`${init?.method} ${String(address as string)}`);
        return new Response(null, { status: 204 });
      }) as typeof fetch,
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('travesia.agent-id', 'a');
  localStorage.setItem('travesia.recent-searches', '[]');
  localStorage.setItem('installPromptDismissed', 'true');
  sessionStorage.setItem('travesia.booking-draft', '{}');
  localStorage.setItem('of-another-program', 'stays');
});
afterEach(() => void jest.restoreAllMocks());

describe('what this browser keeps', () => {
  it('is erased, all of it, and nothing of anybody else', async () => {
    const { data, gone } = fakeBrowser();
    await eraseBrowserData(data);
    expect(Object.keys(localStorage)).toEqual(['of-another-program']);
    expect(sessionStorage).toHaveLength(0);
    expect(gone).toEqual([
      'travesia-bookings',
      'travesia-releases',
      'workbox-precache',
      'worker',
      'POST /forget',
    ]);
  });

  it('a site that did not forget its cookies is a failure', async () => {
    const { data } = fakeBrowser();
    const fetch = (async () => new Response(null, { status: 503 })) as unknown as typeof globalThis.fetch;
    await expect(eraseBrowserData({ ...data, fetch })).rejects.toThrow('503');
  });

  it.each(['es', 'en'] as const)('is named in plain words (%s)', async (locale) => {
    const { container } = renderInHost(createFakeHost({ locale }), <StoredHere />);
    expect(screen.getAllByRole('term')).toHaveLength(9);
    await expectAccessible(container);
  });

  it('one button erases it and the visitor is a new one', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
    const host = createFakeHost();
    const forgetVisitor = jest.fn();
    const { user } = renderInHost({ ...host, forgetVisitor }, <StoredHere />);
    await user.click(screen.getByRole('button', { name: 'Borrar todo de este navegador' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/Borrado/);
    expect(forgetVisitor).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('travesia.agent-id')).toBeNull();
  });

  it.each([
    ['es', 'No contar mis visitas', 'Contar mis visitas'],
    ['en', 'Do not count my visits', 'Count my visits'],
  ] as const)(
    'O-03: a visitor refuses to be counted, or agrees, and finds it so again (%s)',
    async (locale, no, yes) => {
      const { user, unmount } = renderInHost(createFakeHost({ locale }), <StoredHere />);
      expect(screen.getByRole('radio', { name: no })).not.toBeChecked();
      expect(screen.getByRole('radio', { name: yes })).not.toBeChecked();
      await user.click(screen.getByRole('radio', { name: no }));
      expect(document.cookie).toContain('measuring=no');
      unmount();
      renderInHost(createFakeHost({ locale }), <StoredHere />);
      expect(screen.getByRole('radio', { name: no })).toBeChecked();
      await user.click(screen.getByRole('radio', { name: yes }));
      expect(document.cookie).toContain('measuring=yes');
      document.cookie = 'measuring=; Max-Age=0; Path=/';
    },
  );

  it('a failure says so and can be tried again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const { user } = renderInHost(createFakeHost(), <StoredHere />);
    await user.click(screen.getByRole('button', { name: 'Borrar todo de este navegador' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Borrar todo de este navegador' })).toBeEnabled();
  });
});
