import { describe, expect, it } from '@jest/globals';
import type { CardPageMessage } from '@travesia/contracts';
import { createCardFrame, type CardFrameView } from './card-frame-controller.ts';

const VAULT = 'http://127.0.0.1:3000';
const state = (more: object = {}) => ({
  type: 'travesia-card-state@1',
  errors: { name: false, number: false, expiry: false, cvv: false },
  brand: 'visa',
  last4: '4242',
  height: 300,
  complete: true,
  dirty: false,
  ...more,
});
const saved = {
  type: 'travesia-card-saved@1',
  transactionId: 't-1',
  card: { brand: 'visa', last4: '4242', expiry: '12/31' },
  sequence: 1,
};
const failed = (code: string) => ({ type: 'travesia-card-failed@1', code, message: 'words', sequence: 1 });

function page(answers: object[] = []) {
  const posted: [CardPageMessage, string][] = [];
  const frame = {
    postMessage(message: CardPageMessage, origin: string) {
      posted.push([message, origin]);
      const answer = message.type === 'travesia-card-submit@1' ? answers.shift() : undefined;
      if (answer) controller.receive({ origin: VAULT, source: frame, data: answer });
    },
  };
  let shown: CardFrameView | null = null;
  const controller = createCardFrame({
    vaultOrigin: VAULT,
    frame: () => frame,
    freshHandle: async () => 'a-fresh-handle-of-this-order',
    onChange: (view) => (shown = view),
  });
  return { controller, frame, posted, shown: () => shown };
}

describe('the card frame', () => {
  it('S-27: the page learns flags, brand and last four, and speaks to the vault’s origin only', async () => {
    const { controller, frame, posted, shown } = page([saved]);
    controller.receive({ origin: VAULT, source: frame, data: state() });
    expect(shown()).toMatchObject({ isReady: true, isComplete: true, heightPx: 300 });
    await expect(controller.submit()).resolves.toEqual({ state: 'saved' });
    expect(posted.every(([, origin]) => origin === VAULT)).toBe(true);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example', data: saved }],
    ['another window', { origin: VAULT, data: saved, source: {} }],
    ['a message of no known shape', { origin: VAULT, data: { type: 'travesia-card-saved@1' } }],
  ])('S-27: %s is not heard', (_name, message) => {
    const { controller, frame, shown } = page();
    controller.receive({ source: frame, ...message });
    expect(shown()).toBeNull();
  });

  it('a handle that ran out is renewed once, and the card is sent again', async () => {
    const { controller, posted } = page([failed('handle_expired'), saved]);
    await expect(controller.submit()).resolves.toEqual({ state: 'saved' });
    expect(posted.map(([message]) => message.type)).toEqual([
      'travesia-card-submit@1',
      'travesia-card-handle@1',
      'travesia-card-submit@1',
    ]);
  });

  it('S-30: a refusal is told with the vault’s own words', async () => {
    const { controller, shown } = page([failed('card_refused')]);
    await expect(controller.submit()).resolves.toEqual({
      state: 'failed',
      code: 'card_refused',
      message: 'words',
    });
    expect(shown()?.failure).toBe('words');
  });

  it('a card that was changed after it was saved is not saved any more', () => {
    const { controller, frame, shown } = page();
    controller.receive({ origin: VAULT, source: frame, data: saved });
    expect(shown()?.saved).not.toBeNull();
    controller.receive({ origin: VAULT, source: frame, data: state({ dirty: true }) });
    expect(shown()?.saved).toBeNull();
  });
});
