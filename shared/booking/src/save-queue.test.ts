import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSaveQueue, SAVE_DELAYS_MS, type SaveKind } from './save-queue.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function queueWithServer() {
  const sent: [SaveKind, unknown][] = [];
  const server = { answer: async () => {} };
  const queue = createSaveQueue({
    send: async (kind, payload) => {
      sent.push([kind, payload]);
      await server.answer();
    },
  });
  return { queue, sent, server };
}

describe('saving as the traveller types', () => {
  it.each([
    ['offer', 2000],
    ['baggage', 2000],
    ['customer', 5000],
    ['passengers', 7000],
    ['billing', 1000],
  ] as const)('F-32 F-39 S-05 S-12 S-16: %s goes out %i ms after the last change', async (kind, delayMs) => {
    expect(SAVE_DELAYS_MS[kind]).toBe(delayMs);
    const { queue, sent } = queueWithServer();
    if (kind === 'passengers') {
      queue.schedule('customer', 'c');
      await queue.flush();
      sent.length = 0;
    }
    queue.schedule(kind, { typed: 'a' });
    await jest.advanceTimersByTimeAsync(delayMs - 1);
    queue.schedule(kind, { typed: 'ab' });
    await jest.advanceTimersByTimeAsync(delayMs - 1);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([[kind, { typed: 'ab' }]]);
    expect(queue.state(kind).status).toBe('saved');
  });

  it('S-12: travellers who waited for the contact go out when it is again what the server has', async () => {
    const { queue, sent } = queueWithServer();
    queue.schedule('customer', 'c');
    await queue.flush();
    queue.schedule('customer', null);
    queue.schedule('passengers', 'p');
    await jest.runAllTimersAsync();
    expect(queue.state('passengers').status).toBe('waiting');
    queue.schedule('customer', 'c');
    await jest.runAllTimersAsync();
    expect(sent).toEqual([
      ['customer', 'c'],
      ['passengers', 'p'],
    ]);
    expect(queue.state('passengers').status).toBe('saved');
  });

  it('S-29: an unchanged state is not sent again', async () => {
    const { queue, sent } = queueWithServer();
    queue.schedule('customer', { email: 'a@b.co' });
    await queue.flush();
    queue.schedule('customer', { email: 'a@b.co' });
    await jest.runAllTimersAsync();
    expect(sent).toHaveLength(1);
  });

  it('S-29: saves of one kind never overlap and the last state wins', async () => {
    const { queue, sent, server } = queueWithServer();
    let release = () => {};
    server.answer = () => new Promise<void>((resolve) => (release = resolve));
    queue.schedule('customer', 1);
    await jest.advanceTimersByTimeAsync(5000);
    queue.schedule('customer', 2);
    queue.schedule('customer', 3);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual([['customer', 1]]);
    server.answer = async () => {};
    release();
    await jest.runAllTimersAsync();
    expect(sent).toEqual([
      ['customer', 1],
      ['customer', 3],
    ]);
  });

  it('a state that became invalid is withdrawn before it is sent', async () => {
    const { queue, sent } = queueWithServer();
    queue.schedule('customer', { email: 'a@b.co' });
    queue.schedule('customer', null);
    await jest.runAllTimersAsync();
    expect(sent).toEqual([]);
    expect(queue.hasPending()).toBe(false);
  });
});

describe('flushing', () => {
  it('S-29: sends what is pending at once, in the order offer, baggage, customer, passengers, billing', async () => {
    const { queue, sent } = queueWithServer();
    for (const kind of ['billing', 'customer', 'offer', 'passengers', 'baggage'] as const)
      queue.schedule(kind, kind);
    expect(await queue.flush()).toBe(true);
    expect(sent.map(([kind]) => kind)).toEqual(['offer', 'baggage', 'customer', 'passengers', 'billing']);
    await jest.runAllTimersAsync();
    expect(sent).toHaveLength(5);
  });

  it('S-30: stops at a failure, keeps what was typed, and sends it again on retry', async () => {
    const { queue, sent, server } = queueWithServer();
    const failure = new Error('503');
    server.answer = () => Promise.reject(failure);
    queue.schedule('customer', { email: 'a@b.co' });
    queue.schedule('passengers', []);
    expect(await queue.flush()).toBe(false);
    expect(queue.state('customer')).toEqual({ status: 'failed', failure });
    expect(queue.hasPending()).toBe(true);
    server.answer = async () => {};
    expect(await queue.flush()).toBe(true);
    expect(sent.map(([kind]) => kind)).toEqual(['customer', 'customer', 'passengers']);
  });

  it('nothing is sent before the order it belongs to', async () => {
    const { queue, sent } = queueWithServer();
    queue.schedule('billing', 'b');
    queue.schedule('offer', 'o');
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([
      ['offer', 'o'],
      ['billing', 'b'],
    ]);
  });

  it('P-16: what the server no longer has goes out again, in order', async () => {
    const { queue, sent } = queueWithServer();
    queue.schedule('offer', 'o');
    queue.schedule('customer', 'c');
    await queue.flush();
    sent.length = 0;
    queue.forget(['offer', 'customer', 'billing']);
    expect(await queue.flush()).toBe(true);
    expect(sent).toEqual([
      ['offer', 'o'],
      ['customer', 'c'],
    ]);
  });

  it('what was typed while a save was refused is sent in its place', async () => {
    const { queue, sent, server } = queueWithServer();
    server.answer = async () => {
      queue.schedule('customer', 'right');
      server.answer = async () => {};
      throw new Error('400');
    };
    queue.schedule('customer', 'wrong');
    expect(await queue.flush()).toBe(true);
    expect(sent.map(([, payload]) => payload)).toEqual(['wrong', 'right']);
  });
});

describe('S-12: travellers wait for an address to write to', () => {
  it('and go out after the contact, whichever was filled in first', async () => {
    const { queue, sent } = queueWithServer();
    queue.schedule('passengers', 'p');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    queue.schedule('customer', 'c');
    await jest.advanceTimersByTimeAsync(5000 + 7000);
    expect(sent).toEqual([
      ['customer', 'c'],
      ['passengers', 'p'],
    ]);
  });
});

describe('leaving the page', () => {
  it('S-29: everything pending goes out at once, without waiting for a reply', () => {
    const { queue, sent, server } = queueWithServer();
    server.answer = () => new Promise<void>(() => {});
    queue.schedule('customer', 'c');
    queue.schedule('passengers', 'p');
    queue.leave();
    expect(sent).toEqual([
      ['customer', 'c'],
      ['passengers', 'p'],
    ]);
  });

  it('nothing that hangs on an order which is not set yet', () => {
    const { queue, sent } = queueWithServer();
    queue.schedule('offer', 'o');
    queue.schedule('customer', 'c');
    queue.leave();
    expect(sent).toEqual([]);
  });
});
