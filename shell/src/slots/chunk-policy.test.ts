import { describe, expect, it } from '@jest/globals';
import { allowOneReload, isChunkFault } from './chunk-policy.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('code that could not be fetched', () => {
  it('P-07: the page is reloaded once, and not again within ten seconds', () => {
    const kept = storage();
    expect(allowOneReload(kept, 100_000)).toBe(true);
    expect(allowOneReload(kept, 109_999)).toBe(false);
    expect(allowOneReload(kept, 110_000)).toBe(true);
  });

  it('P-07: is never reloaded where the browser refuses storage', () => {
    const refused = {
      getItem: () => null,
      setItem() {
        throw new DOMException('refused');
      },
    };
    expect(allowOneReload(null, 100_000)).toBe(false);
    expect(allowOneReload(refused, 100_000)).toBe(false);
  });

  it.each([
    [true, Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })],
    [true, new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')],
    [false, new TypeError("Cannot read properties of undefined (reading 'price')")],
    [false, 'Loading chunk 12 failed.'],
  ])('knows it from code that failed: %s', (expected, fault) => {
    expect(isChunkFault(fault)).toBe(expected);
  });
});
