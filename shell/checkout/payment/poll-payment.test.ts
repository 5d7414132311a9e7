import { describe, expect, it } from '@jest/globals';
import { ApiFailure } from '@travesia/api-client';
import type { ConfirmedBooking, PaymentOutcomeReply, PaymentStatus } from '@travesia/contracts';
import { pollPayment } from './poll-payment.ts';

const booking = { referenceId: 'K7M2Q9X4RT' } as ConfirmedBooking;
const reply = (paymentStatus: PaymentStatus): PaymentOutcomeReply => ({
  data: {
    paymentStatus,
    booking: paymentStatus === 'confirmed' ? booking : null,
    referenceId: paymentStatus === 'confirmed' ? 'K7M2Q9X4RT' : null,
    cartId: 'cart_1',
    summaryPath: '/booking/summary',
    awaitsSupplier: false,
    awaitsBank: false,
  },
});
const failure = (code: string, status: number) => new ApiFailure({ code, status });

async function poll(answers: (PaymentOutcomeReply | Error)[]) {
  let nowMs = 0;
  let asked = 0;
  const outcome = await pollPayment({
    ask: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] as PaymentOutcomeReply | Error;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    signal: new AbortController().signal,
    nowMs: () => nowMs,
    pause: async (ms) => {
      nowMs += ms;
    },
  });
  return { outcome, asked, waitedMs: nowMs };
}

describe('waiting for the outcome of a payment', () => {
  it('S-39: asks again every 2 s until the booking is confirmed', async () => {
    const { outcome, waitedMs } = await poll([reply('pending'), reply('pending'), reply('confirmed')]);
    expect(outcome).toEqual({ kind: 'confirmed', booking });
    expect(waitedMs).toBe(4000);
  });

  it.each([
    ['declined', failure('payment_declined', 402)],
    ['cancelled', failure('payment_cancelled', 402)],
    ['failed', failure('booking_failed', 422)],
    ['document_refused', failure('document_refused', 422)],
    ['expired', failure('order_expired', 410)],
    ['declined', reply('declined')],
  ] as const)('S-37: the server’s definite %s goes back to the summary', async (status, answer) => {
    expect((await poll([answer])).outcome).toMatchObject({ kind: 'failed', status });
  });

  it.each([
    failure('network', 0),
    failure('timeout', 0),
    failure('internal_error', 500),
    failure('provider_failed', 502),
    failure('too_many_requests', 429),
    failure('payment_in_progress', 409),
    failure('unreadable', 200),
  ])('S-39: %p says nothing about the money and is asked again', async (answer) => {
    expect((await poll([answer, reply('confirmed')])).outcome.kind).toBe('confirmed');
  });

  it('S-39: after 60 s the outcome is unknown, never failed', async () => {
    const { outcome, waitedMs, asked } = await poll([reply('pending')]);
    expect(outcome).toEqual({ kind: 'unknown', referenceId: null, explanation: null });
    expect(waitedMs).toBe(60_000);
    expect(asked).toBe(31);
  });

  it('K-07: what a person has to settle is said at once, in the words of the server', async () => {
    const { data } = reply('pending');
    const explanation = 'The hotel is booked. The flight could not be booked. Nothing was charged.';
    const { outcome, asked } = await poll([{ data: { ...data, explanation } }]);
    expect(outcome).toEqual({ kind: 'unknown', referenceId: null, explanation });
    expect(asked).toBe(1);
  });

  it.each(['session_missing', 'agent_mismatch', 'not_found'])(
    'P-42: %s means this browser is not the one that paid',
    async (code) => {
      expect((await poll([failure(code, 401)])).outcome).toEqual({ kind: 'stranger' });
    },
  );
});
