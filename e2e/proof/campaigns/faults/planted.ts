import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from '../world/installation.ts';
import type { Violation, Wrong } from '../world/joined.ts';
import { judgeLedgers, judgeScreen } from '../world/judge.ts';
import { ATTEMPT_OF_PAYMENT, readLedgers } from '../world/ledgers.ts';
import { actAfterTicket } from '../world/after-ticket.ts';
import { judgeProgress } from '../world/judge-cancellation.ts';
import { travel } from '../world/traveller.ts';

const KEY = 'sk_test_travesia_sandbox';

/** Straight at the provider, as somebody who has the key. */
async function atTheProvider(url: string, path: string, form: Record<string, string> = {}): Promise<string> {
  const reply = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { id: string }).id;
}

export interface Planted {
  readonly what: string;
  readonly isFound: boolean;
}

/** A judge that has never said "wrong" proves nothing: each kind of wrong is done once, and must be found. */
export async function plantAndFind(installation: Installation): Promise<Planted[]> {
  const { bookingId, reference } = await travel(installation, {
    trip: 'flight',
    card: '4242424242424242',
    familyName: 'Ferrer',
    number: 199,
  });
  await installation.control('POST', '/work');
  const before = await readLedgers(installation);
  const attempt = before.ours.attempts.find((each) => each.bookingId === bookingId);
  if (!attempt || judgeLedgers(before).length > 0) {
    throw new Error(
      `the world is wrong before anything was planted: ${JSON.stringify(judgeLedgers(before))}`,
    );
  }
  const found: Planted[] = [];
  const expect = (what: string, wrong: Wrong, violations: readonly Violation[]) =>
    found.push({ what, isFound: violations.some((violation) => violation.wrong === wrong) });

  const token = await atTheProvider(installation.sandboxUrl, '/payment_methods', {
    type: 'card',
    'card[number]': '4242424242424242',
    'card[exp_month]': '12',
    'card[exp_year]': '2031',
  });
  const second = await atTheProvider(installation.sandboxUrl, '/payment_intents', {
    amount: String(attempt.amount),
    currency: 'usd',
    capture_method: 'manual',
    payment_method: token,
    [`metadata[${ATTEMPT_OF_PAYMENT}]`]: attempt.id,
  });
  await atTheProvider(installation.sandboxUrl, `/payment_intents/${second}/confirm`);
  await atTheProvider(installation.sandboxUrl, `/payment_intents/${second}/capture`);
  expect('a second charge', 'double', judgeLedgers(await readLedgers(installation)));
  await atTheProvider(installation.sandboxUrl, '/refunds', { payment_intent: second });

  const mail = join(installation.folder, 'mail', `booking-confirmed.${reference}.eml`);
  renameSync(mail, `${mail}.hidden`);
  expect('a confirmation that was never sent', 'silent', judgeLedgers(await readLedgers(installation)));
  renameSync(`${mail}.hidden`, mail);

  const whole = await readLedgers(installation);
  expect(
    'an order that its supplier does not know',
    'lost',
    judgeLedgers({ ...whole, orders: whole.orders.map((order) => ({ ...order, stands: false })) }),
  );
  const asIf = (state: string) => ({
    ...whole,
    nowMs: whole.nowMs + 11 * 60_000,
    ours: {
      ...whole.ours,
      bookings: whole.ours.bookings.map((each) => (each.id === bookingId ? { ...each, state } : each)),
    },
  });
  expect('a state that nobody ends', 'silent', judgeLedgers(asIf('ordering')));
  expect('a charge without a booking', 'lost', judgeLedgers(asIf('voided')));
  expect('"not paid" on the screen of a paid booking', 'silent', judgeScreen(whole, bookingId, 'not paid'));
  expect(
    'a charge nobody asked for',
    'lost',
    judgeLedgers({ ...whole, ours: { ...whole.ours, attempts: [] } }),
  );
  found.push(...(await plantAfterTicket(installation)));
  const left = judgeLedgers(await readLedgers(installation));
  if (left.length > 0) throw new Error(`what was planted was not taken away: ${JSON.stringify(left)}`);
  return found;
}

/** What can go wrong with a booking that was cancelled and refunded. */
async function plantAfterTicket(installation: Installation): Promise<Planted[]> {
  const { bookingId, reference, browser } = await travel(installation, {
    trip: 'flight',
    card: '4242424242424242',
    familyName: 'Ferrer',
    terms: 'all',
    number: 198,
  });
  const owner = { installation, browser, reference: reference ?? '' };
  const { progress, promised } = await actAfterTicket(owner, { act: 'cancel', pressed: 'once' });
  await installation.control('POST', '/work');
  const whole = await readLedgers(installation);
  const wrong = [
    ...judgeLedgers(whole),
    ...judgeProgress(whole, bookingId, progress, promised),
    ...(whole.ours.cancellations.some(({ state }) => state === 'done')
      ? []
      : [{ wrong: 'silent', what: 'nothing was cancelled' }]),
  ];
  if (wrong.length > 0) throw new Error(`a cancelled booking is wrong already: ${JSON.stringify(wrong)}`);
  const found: Planted[] = [];
  const expect = (what: string, kind: Wrong, violations: readonly Violation[]) =>
    found.push({ what, isFound: violations.some((violation) => violation.wrong === kind) });
  const ours = (changes: object) => ({
    ...whole,
    nowMs: whole.nowMs + 11 * 60_000,
    ours: {
      ...whole.ours,
      cancellations: whole.ours.cancellations.map((each) => ({ ...each, ...changes })),
    },
  });
  expect(
    'a second refund of one cancellation',
    'double',
    judgeLedgers({ ...whole, refunds: [...whole.refunds, ...whole.refunds] }),
  );
  expect('a cancellation without its refund', 'lost', judgeLedgers({ ...whole, refunds: [] }));
  expect(
    'a cancelled order that stands',
    'lost',
    judgeLedgers({ ...whole, orders: whole.orders.map((order) => ({ ...order, stands: true })) }),
  );
  expect(
    'a supplier that gave back less',
    'silent',
    judgeLedgers({ ...whole, orders: whole.orders.map((order) => ({ ...order, refunded: 1 })) }),
  );
  expect('a cancellation that nobody ends', 'silent', judgeLedgers(ours({ state: 'refunding' })));
  expect('a review that the page hides', 'silent', [
    ...judgeProgress(
      ours({ state: 'manual_review', reason: 'refund_silent' }),
      bookingId,
      progress,
      promised,
    ),
  ]);
  expect(
    'less than was promised',
    'lost',
    judgeProgress(ours({ refundAmount: 1 }), bookingId, progress, promised),
  );
  expect(
    '"refunded" on the page, and no refund',
    'silent',
    judgeProgress({ ...whole, refunds: [] }, bookingId, progress, promised),
  );
  return found;
}
