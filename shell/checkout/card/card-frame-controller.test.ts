import { describe, expect, it, jest } from '@jest/globals';
import type { CardFrameMessage, CardPageMessage } from '@travesia/contracts';
import { CARD_ANSWER_TIMEOUT_MS, createCardFrameController } from './card-frame-controller.ts';

const VAULT = 'http://127.0.0.1:3000';
const VALID = { name: false, number: false, expiry: false, cvv: false };
const state = (patch: Partial<Extract<CardFrameMessage, { type: 'travesia-card-state@1' }>> = {}) => ({
  type: 'travesia-card-state@1',
  errors: VALID,
  brand: 'visa',
  last4: '4242',
  height: 301.4,
  complete: true,
  ...patch,
});
const saved = {
  type: 'travesia-card-saved@1',
  transactionId: 'txn_1',
  card: { brand: 'visa', last4: '4242', expiry: '12/30' },
  sequence: 1,
};
const failed = (code: string) => ({ type: 'travesia-card-failed@1', code, message: 'x', sequence: 0 });

function pageWithFrame() {
  const posted: CardPageMessage[] = [];
  const frame = {
    postMessage(message: CardPageMessage, targetOrigin: string) {
      expect(targetOrigin).toBe(VAULT);
      posted.push(message);
    },
  };
  const fetched: string[] = [];
  let stored = 0;
  const controller = createCardFrameController({
    vaultOrigin: VAULT,
    fetchHandle: async (orderKey) => `handle-${fetched.push(orderKey)}-aaaaaaaaaaaaaaaa`,
    onSaved: () => void (stored += 1),
  });
  controller.attach(frame);
  controller.opened();
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    controller.receive({ origin: VAULT, source: frame, ...from, data });
  const types = () => posted.map(({ type }) => type.replace(/travesia-card-|@1/g, ''));
  return { controller, posted, fetched, storedCount: () => stored, say, types };
}

describe('what the page hears of the card', () => {
  it('S-29: the last state may still be under way when Pay is pressed', async () => {
    jest.useFakeTimers();
    try {
      const { controller, say } = pageWithFrame();
      say(state({ complete: false }));
      const pressed = controller.isComplete();
      say(state());
      expect(await pressed).toBe(true);

      say(state({ complete: false }));
      const pressedAgain = controller.isComplete();
      jest.advanceTimersByTime(300);
      expect(await pressedAgain).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });

  it('S-27: the four flags, the size and the last four, nothing more', () => {
    const { controller, say } = pageWithFrame();
    say(state());
    say(saved);
    expect(controller.getSnapshot()).toEqual({
      isReady: true,
      isUnavailable: false,
      heightPx: 302,
      isComplete: true,
      errors: VALID,
    });
  });

  it.each([
    ['another origin', state(), { origin: 'http://localhost:3000' }],
    ['another window', state(), { source: {} }],
    ['another shape', { type: 'travesia-card-state@1', complete: 'yes' }, {}],
    ['a card number', { type: 'travesia-card-number@1', number: '4242' }, {}],
  ])('S-27: a message of %s is not heard', (_name, data, from) => {
    const { controller, say } = pageWithFrame();
    say(data, from);
    expect(controller.getSnapshot().isReady).toBe(false);
  });

  it('a frame that loads again is given language and permission again', async () => {
    const { controller, types } = pageWithFrame();
    controller.setLocale('en');
    await controller.showOrder('key_1');
    controller.opened();
    expect(types()).toEqual(['locale', 'handle', 'locale', 'handle']);
  });
});

it('a window that is not the vault’s yet is told nothing', () => {
  const posted: CardPageMessage[] = [];
  const controller = createCardFrameController({
    vaultOrigin: VAULT,
    fetchHandle: async () => 'handle-1-aaaaaaaaaaaaaaaa',
    onSaved: () => {},
  });
  controller.attach({ postMessage: (message) => void posted.push(message) });
  controller.setLocale('es');
  expect(posted).toEqual([]);
  controller.opened();
  expect(posted).toEqual([{ type: 'travesia-card-locale@1', locale: 'es' }]);
});

describe('pay is pressed', () => {
  it('the card goes at once and the answer names the transaction', async () => {
    const { controller, storedCount, say, types } = pageWithFrame();
    say(state());
    expect(types()).toEqual([]);
    const answer = controller.submit();
    say(saved);
    expect(await answer).toEqual({ ok: true, transactionId: 'txn_1' });
    expect(types()).toEqual(['submit']);
    expect(storedCount()).toBe(1);
  });

  it('S-27: a permission that ran out is renewed once, for the order that is shown', async () => {
    const { controller, fetched, say, types } = pageWithFrame();
    await controller.showOrder('key_1');
    say(state());
    const answer = controller.submit();
    say(failed('handle_expired'));
    await new Promise(setImmediate);
    expect(types()).toEqual(['handle', 'submit', 'handle', 'submit']);
    expect(fetched).toEqual(['key_1', 'key_1']);
    say(saved);
    expect(await answer).toMatchObject({ ok: true });
  });

  it('S-24: an incomplete card is said and nothing is waited for', async () => {
    const { controller, say } = pageWithFrame();
    const answer = controller.submit();
    say(failed('card_invalid'));
    expect(await answer).toEqual({ ok: false, problem: { code: 'card_invalid' } });
  });

  it('a vault that is silent for 20 s is said, too', async () => {
    jest.useFakeTimers();
    const { controller } = pageWithFrame();
    const answer = controller.submit();
    await jest.advanceTimersByTimeAsync(CARD_ANSWER_TIMEOUT_MS);
    expect(await answer).toEqual({ ok: false, problem: { code: 'timeout' } });
    jest.useRealTimers();
  });

  it('W-03: the billing address goes with the press', () => {
    const { controller, posted } = pageWithFrame();
    const billingAddress = { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' };
    void controller.submit(billingAddress);
    expect(posted).toEqual([{ type: 'travesia-card-submit@1', billingAddress }]);
  });

  it('W-01: fields that cannot be shown are said at once, until the frame is opened anew', async () => {
    const { controller, say, types } = pageWithFrame();
    say(failed('fields_unavailable'));
    expect(controller.getSnapshot().isUnavailable).toBe(true);
    expect(await controller.submit()).toEqual({ ok: false, problem: { code: 'fields_unavailable' } });
    expect(types()).toEqual([]);
    controller.reopen();
    expect(controller.getSnapshot().isUnavailable).toBe(false);
  });

  it('S-38: what is known of another card waits for a frame that is still being opened', () => {
    const { controller, say, posted } = pageWithFrame();
    controller.askForAnother('Ana Ruiz');
    expect(posted).toEqual([]);
    say(state());
    say(state());
    expect(posted).toEqual([{ type: 'travesia-card-another@1', cardName: 'Ana Ruiz' }]);
  });

  it('S-28: clearing empties the frame and what the page knew', () => {
    const { controller, say, types } = pageWithFrame();
    say(state());
    say(saved);
    controller.clear();
    expect(types()).toEqual(['clear']);
    expect(controller.getSnapshot()).toMatchObject({ isComplete: false });
  });
});
