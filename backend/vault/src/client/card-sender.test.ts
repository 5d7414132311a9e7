import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CardInput } from '@travesia/domain';
import { createCardSender, type SendResult } from './card-sender.ts';

const card: CardInput = {
  cardName: 'Ana',
  cardNumber: '4242424242424242',
  cardExpiry: '12/30',
  cardCvv: '123',
};
const other: CardInput = { ...card, cardCvv: '456' };
const saved = { transactionId: 't-1', card: { brand: 'visa', last4: '4242', expiry: '12/30' } } as const;

let sends: { card: CardInput; sequence: number; answer: (result: SendResult) => void }[];
let told: string[];
let sender: ReturnType<typeof createCardSender>;

beforeEach(() => {
  jest.useFakeTimers();
  sends = [];
  told = [];
  sender = createCardSender({
    send: (sent, sequence) => new Promise((answer) => sends.push({ card: sent, sequence, answer })),
    nowMs: () => 1000,
    onDirty: () => undefined,
    onSaved: (_saved, sequence) => told.push(`saved ${sequence}`),
    onFailed: (code, sequence) => told.push(`${code} ${sequence}`),
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (delayMs: number) => jest.advanceTimersByTimeAsync(delayMs);

async function answer(index: number, result: SendResult): Promise<void> {
  sends[index]?.answer(result);
  await pass(0);
}

describe('S-26: sending', () => {
  it('happens one second after the last change', async () => {
    sender.changed(card);
    await pass(999);
    sender.changed(other);
    await pass(999);
    expect(sends).toHaveLength(0);
    await pass(1);
    expect(sends).toMatchObject([{ card: other }]);
  });

  it('does not happen while the card is not complete or may still grow', async () => {
    sender.changed(card);
    sender.changed(null);
    await pass(5000);
    expect(sends).toHaveLength(0);
  });

  it('S-29: happens at once when pay is pressed', () => {
    sender.changed(card);
    sender.flush(card);
    expect(sends).toHaveLength(1);
  });

  it('S-29: is not repeated for an unchanged card; pay is answered with what was saved', async () => {
    sender.flush(card);
    await answer(0, { state: 'saved', saved });
    sender.changed(card);
    await pass(5000);
    sender.flush(card);
    expect(sends).toHaveLength(1);
    expect(told).toEqual(['saved 1000', 'saved 1000']);
    expect(sender.isDirty(card)).toBe(false);
    expect(sender.isDirty(other)).toBe(true);
  });

  it('S-29: never overlaps; the last state wins, with a higher sequence', async () => {
    sender.flush(card);
    sender.flush(other);
    expect(sends).toHaveLength(1);
    await answer(0, { state: 'saved', saved });
    expect(told).toEqual([]);
    expect(sends.map(({ sequence }) => sequence)).toEqual([1000, 1001]);
    await answer(1, { state: 'saved', saved });
    expect(told).toEqual(['saved 1001']);
  });

  it('can be tried again after a failure', async () => {
    sender.flush(card);
    await answer(0, { state: 'failed', code: 'unavailable' });
    sender.flush(card);
    expect(told).toEqual(['unavailable 1000']);
    expect(sends).toHaveLength(2);
  });

  it('S-28: forgets the card and does not pass on a late answer', async () => {
    sender.flush(card);
    sender.forget();
    await answer(0, { state: 'saved', saved });
    await pass(5000);
    expect(told).toEqual([]);
    expect(sender.isDirty(card)).toBe(true);
  });

  it('sends again under a new handle', async () => {
    sender.flush(card);
    await answer(0, { state: 'saved', saved });
    sender.handleRenewed();
    sender.changed(card);
    await pass(1000);
    expect(sends).toHaveLength(2);
  });

  it('does not take the answer under an old handle for the new one', async () => {
    sender.flush(card);
    sender.handleRenewed();
    sender.changed(card);
    await answer(0, { state: 'saved', saved });
    expect(told).toEqual([]);
    await pass(1000);
    await answer(1, { state: 'saved', saved });
    expect(told).toEqual(['saved 1001']);
  });
});
