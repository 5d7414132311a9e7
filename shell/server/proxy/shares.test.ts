import { describe, expect, it } from '@jest/globals';
import { createShares } from './shares.ts';

describe('a share for each address', () => {
  it('whoever holds theirs waits for one of their own; another address does not wait', async () => {
    const shares = createShares({ each: 2, patienceMs: 60_000 });
    const [first] = await Promise.all([shares.take('one'), shares.take('one')]);
    let third: (() => void) | null | undefined;
    const waiting = shares.take('one').then((release) => (third = release));
    expect(await shares.take('two')).toBeInstanceOf(Function);
    expect(third).toBeUndefined();
    first?.();
    await waiting;
    expect(third).toBeInstanceOf(Function);
  });

  it('given back twice is given back once', async () => {
    const shares = createShares({ each: 1, patienceMs: 1 });
    const first = await shares.take('one');
    first?.();
    first?.();
    expect(await shares.take('one')).toBeInstanceOf(Function);
    expect(await shares.take('one')).toBeNull();
  });

  it('nobody waits for ever', async () => {
    const shares = createShares({ each: 1, patienceMs: 1 });
    await shares.take('one');
    expect(await shares.take('one')).toBeNull();
  });
});
