import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { init } from '@module-federation/enhanced/runtime';
import type { ReleaseRecord } from '@travesia/contracts';
import { isRegisteredScript, loadRemoteEntry, registerRelease } from './remote-loader.ts';

const DIGEST = `sha256-${'A'.repeat(43)}=`;

function release(build: string, files: ReleaseRecord['files']): ReleaseRecord {
  return {
    schema: 1,
    remote: 'mfe-sample',
    build,
    createdAt: '2026-11-20T00:00:00Z',
    manifest: {
      name: 'mfe-sample',
      platformMajor: 1,
      routes: [],
      slots: [],
      menu: [],
      defaultMarkets: null,
      failureClass: 'regular',
      locales: ['es', 'en'],
    },
    entry: 'remoteEntry.js',
    server: null,
    requires: {},
    files,
  };
}

const file = (path: string, role: 'entry' | 'chunk' | 'style') =>
  ({ path, integrity: DIGEST, bytes: 1, role, initial: true }) as const;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];

describe('loading a release', () => {
  beforeAll(() => {
    init({ name: 'shell', remotes: [] });
  });
  beforeEach(() => {
    document.head.replaceChildren();
  });

  it('X-20: a script is asked for with the digest of its signed record', async () => {
    const record = release('aaaaaaaa1', [file('remoteEntry.js', 'entry')]);

    void loadRemoteEntry(record).catch(() => {});

    await waitFor(() => expect(scripts()[0]?.integrity).toBe(DIGEST));
    expect(scripts()[0]?.crossOrigin).toBe('anonymous');
  });

  it('X-20: a release without a digest for its entry is refused and nothing is asked for', async () => {
    await expect(loadRemoteEntry(release('aaaaaaaa2', []))).rejects.toThrow();
    expect(scripts()).toHaveLength(0);
  });

  it('X-20: only files of announced releases are admitted as scripts', () => {
    registerRelease(
      release('aaaaaaaa3', [
        file('remoteEntry.js', 'entry'),
        file('main.js', 'chunk'),
        file('main.css', 'style'),
      ]),
    );
    const address = (path: string) => new URL(`/r/mfe-sample/aaaaaaaa3/${path}`, document.baseURI).href;

    expect(isRegisteredScript(address('main.js'))).toBe(true);
    expect(isRegisteredScript(address('main.css'))).toBe(false);
    expect(isRegisteredScript(address('other.js'))).toBe(false);
    expect(isRegisteredScript('https://elsewhere.example/main.js')).toBe(false);
  });

  it('the style that the document already links is not loaded again', () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/r/mfe-sample/aaaaaaaa4/main.css">';

    registerRelease(release('aaaaaaaa4', [file('remoteEntry.js', 'entry'), file('main.css', 'style')]));

    expect(document.querySelector('link')?.getAttribute('data-href')).toBe('main.css');
  });
});
