import { beforeEach, describe, expect, it } from '@jest/globals';
import { createCardSender, type SendResult } from './card-sender.ts';

const saved = { transactionId: 't-1', card: { brand: 'visa', last4: '4242', expiry: '12/30' } } as const;

let sends: { sequence: number; answer: (result: SendResult) => void }[];
let told: string[];
let sender: ReturnType<typeof createCardSender>;

beforeEach(() => {
  sends = [];
  told = [];
  sender = createCardSender({
    send: (sequence) => new Promise((answer) => sends.push({ sequence, answer })),
    nowMs: () => 1000,
    onSaved: (_saved, sequence) => told.push(`saved ${sequence}`),
    onFailed: (code, sequence) => told.push(`${code} ${sequence}`),
  });
});

async function answer(index: number, result: SendResult): Promise<void> {
  sends[index]?.answer(result);
  await new Promise(setImmediate);
}

describe('a press of pay', () => {
  it('sends the card; the next press sends it again, because each transaction id can be used once', async () => {
    void sender.submit();
    await answer(0, { state: 'saved', saved });
    void sender.submit();
    await answer(1, { state: 'saved', saved });
    expect(sends.map(({ sequence }) => sequence)).toEqual([1000, 1001]);
    expect(told).toEqual(['saved 1000', 'saved 1001']);
  });

  it('S-29: never overlaps with another one', async () => {
    void sender.submit();
    void sender.submit();
    expect(sends).toHaveLength(1);
    await answer(0, { state: 'saved', saved });
    expect(told).toEqual(['saved 1000']);
  });

  it('can be tried again after a failure', async () => {
    void sender.submit();
    await answer(0, { state: 'failed', code: 'unavailable' });
    void sender.submit();
    expect(told).toEqual(['unavailable 1000']);
    expect(sends).toHaveLength(2);
  });

  it('is answered also when sending breaks, and can be tried again', async () => {
    const broken = createCardSender({
      send: () => Promise.reject(new Error('the element is gone')),
      nowMs: () => 1000,
      onSaved: () => told.push('saved'),
      onFailed: (code) => told.push(code),
    });
    await broken.submit();
    await broken.submit();
    expect(told).toEqual(['unavailable', 'unavailable']);
  });

  it('S-28: forgets the card and does not pass on a late answer', async () => {
    void sender.submit();
    sender.forget();
    await answer(0, { state: 'saved', saved });
    expect(told).toEqual([]);
  });
});
