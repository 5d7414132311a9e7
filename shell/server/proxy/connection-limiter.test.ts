import { describe, expect, it } from '@jest/globals';
import { createConnectionLimiter } from './connection-limiter.ts';

describe('a share for each address', () => {
  it('whoever holds theirs waits for one of their own; another address does not wait', async () => {
    const limiter = createConnectionLimiter({ each: 2, patienceMs: 60_000 });
    const [first] = await Promise.all([limiter.take('one'), limiter.take('one')]);
    let third: (() => void) | null | undefined;
    const waiting = limiter.take('one').then((release) => (third = release));
    expect(await limiter.take('two')).toBeInstanceOf(Function);
    expect(third).toBeUndefined();
    first?.();
    await waiting;
    expect(third).toBeInstanceOf(Function);
  });

  it('given back twice is given back once', async () => {
    const limiter = createConnectionLimiter({ each: 1, patienceMs: 1 });
    const first = await limiter.take('one');
    first?.();
    first?.();
    expect(await limiter.take('one')).toBeInstanceOf(Function);
    expect(await limiter.take('one')).toBeNull();
  });

  it('nobody waits for ever', async () => {
    const limiter = createConnectionLimiter({ each: 1, patienceMs: 1 });
    await limiter.take('one');
    expect(await limiter.take('one')).toBeNull();
  });
});
