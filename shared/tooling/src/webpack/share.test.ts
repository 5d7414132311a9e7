import { describe, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { PLATFORM_VERSION, sharedByRemote, sharedByShell } from './share.ts';

type Shared = Record<
  string,
  { version?: string; requiredVersion?: string; strictVersion?: boolean; import?: false }
>;

function shellProviding(version: string) {
  return createInstance({
    name: `shell-${version}`,
    remotes: [],
    shared: {
      react: {
        version,
        scope: 'default',
        lib: () => ({ version }),
        shareConfig: { singleton: true, requiredVersion: version },
      },
    },
  });
}

describe('what is shared', () => {
  it('P-04: shell and remotes name the same four keys', () => {
    const keys = ['@travesia/platform/libraries', 'react', 'react-dom', 'react/jsx-runtime'];
    expect(Object.keys(sharedByShell()).toSorted()).toEqual(keys);
    expect(Object.keys(sharedByRemote()).toSorted()).toEqual(keys);
  });

  it('the shell says which version it has, remotes which they need: silence would switch strictness off', () => {
    for (const { version } of Object.values(sharedByShell() as Shared))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const key of Object.values(sharedByRemote() as Shared)) {
      expect(key).toMatchObject({ import: false, strictVersion: true, singleton: true });
      expect(key.requiredVersion).toMatch(/^\^\d+\.\d+\.0$/);
    }
    expect(PLATFORM_VERSION).toMatch(/^1\./);
  });

  it('a remote built against another React is refused, one built against ours is served', () => {
    const { requiredVersion } = (sharedByRemote() as Shared)['react'] ?? {};
    const demand = { singleton: true, strictVersion: true, requiredVersion: requiredVersion ?? '' };

    const current = shellProviding((sharedByShell() as Shared)['react']?.version ?? '');
    const served = current.loadShareSync<{ version: string }>('react', {
      customShareInfo: { shareConfig: demand },
    });
    expect(served && served()).toEqual({ version: (sharedByShell() as Shared)['react']?.version });

    const old = shellProviding('18.3.1');
    expect(() => old.loadShareSync('react', { customShareInfo: { shareConfig: demand } })).toThrow(
      /18\.3\.1/,
    );
  });
});
