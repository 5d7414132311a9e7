import { describe, expect, it } from '@jest/globals';
import { createKeptCopies } from './kept-copies.ts';

describe('E-06: copies of what the source said', () => {
  it('are over when they are purged, however many there are, and each is asked for once more', async () => {
    const copies = createKeptCopies({ nowMs: () => 0 }, () => {});
    const asked: string[] = [];
    const get = (key: string) =>
      copies.get(key, async () => {
        asked.push(key);
        return asked.length;
      });
    const keys = ['one', 'two', 'three'];
    for (const key of keys) await get(key);
    for (const key of keys) await get(key);
    expect(asked).toEqual(keys);
    copies.purge();
    for (const key of keys) await get(key);
    expect(asked).toEqual([...keys, ...keys]);
  });

  it('that were read before a purge and arrive after it are asked for again', async () => {
    const copies = createKeptCopies({ nowMs: () => 0 }, () => {});
    let arrive: (value: string) => void = () => {};
    const first = copies.get('page', () => new Promise<string>((resolve) => (arrive = resolve)));
    copies.purge();
    arrive('before the correction');
    await first;
    expect(await copies.get('page', async () => 'corrected')).toEqual({ value: 'corrected', stale: false });
  });

  it('stand in where the source does not answer after a purge', async () => {
    const copies = createKeptCopies({ nowMs: () => 0 }, () => {});
    await copies.get('page', async () => 'as it was');
    await copies.get('other', async () => 'as it was');
    copies.purge();
    const stale = await copies.get('page', async () => {
      throw new Error('no answer');
    });
    expect(stale).toEqual({ value: 'as it was', stale: true });
  });
});
