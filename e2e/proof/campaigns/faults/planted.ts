import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from '../world/installation.ts';
import type { Violation, Wrong } from '../world/joined.ts';
import { judgeLedgers, judgeScreen } from '../world/judge.ts';
import { ATTEMPT_OF_PAYMENT, readLedgers, type Flown } from '../world/ledgers.ts';
import { actAfterTicket, readBooking, watch } from '../world/after-ticket.ts';
import { judgeShown } from '../world/judge-amendment.ts';
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
      `the ledgers already disagree before a defect is injected: ${JSON.stringify(judgeLedgers(before))}`,
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
  found.push(...(await plantAfterTicket(installation)), ...(await plantInChange(installation)));
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

/** What can go wrong with a flight that was changed for more. */
async function plantInChange(installation: Installation): Promise<Planted[]> {
  const card = '4242424242424242';
  const { bookingId, reference, browser } = await travel(installation, {
    trip: 'flight',
    card,
    familyName: 'Change Costs',
    isChangeable: true,
    number: 197,
  });
  const owner = { installation, browser, reference: reference ?? '' };
  const before = await readBooking(owner);
  const { promised } = await actAfterTicket(owner, { act: 'change', pressed: 'once', card });
  await installation.control('POST', '/work');
  const progress = await watch(owner);
  const after = await readBooking(owner);
  const whole = await readLedgers(installation);
  const amendment = whole.ours.bookings.find(({ amends }) => amends === bookingId);
  const wrong = [
    ...judgeLedgers(whole),
    ...judgeProgress(whole, bookingId, progress, promised),
    ...judgeShown(whole, bookingId, after),
    ...(amendment?.state === 'confirmed' ? [] : [{ wrong: 'silent', what: 'nothing was changed' }]),
  ];
  if (wrong.length > 0 || !progress)
    throw new Error(`a changed booking is wrong already: ${JSON.stringify(wrong)}`);
  const found: Planted[] = [];
  const expect = (what: string, kind: Wrong, violations: readonly Violation[]) =>
    found.push({ what, isFound: violations.some((violation) => violation.wrong === kind) });
  const airlineHas = (changes: Partial<Flown>) => ({
    ...whole,
    orders: whole.orders.map((order) => ({
      ...order,
      flown: order.flown && order.reference === reference ? { ...order.flown, ...changes } : order.flown,
    })),
  });
  const amended = (changes: object) => ({
    ...whole,
    ours: {
      ...whole.ours,
      bookings: whole.ours.bookings.map((each) => (each === amendment ? { ...each, ...changes } : each)),
    },
  });
  expect('an airline that was paid for no change', 'lost', judgeLedgers(airlineHas({ paid: 1 })));
  expect(
    'a change that was never charged',
    'lost',
    judgeLedgers({
      ...whole,
      payments: whole.payments.filter(({ amount }) => amount !== amendment?.totalAmount),
    }),
  );
  expect(
    'a change that nobody was written about',
    'silent',
    judgeLedgers({ ...whole, mails: whole.mails.filter((cause) => !cause.startsWith('booking-changed')) }),
  );
  expect('a change that nobody ends', 'silent', [
    ...judgeLedgers({ ...amended({ state: 'ordering' }), nowMs: whole.nowMs + 11 * 60_000 }),
  ]);
  expect('the flights of before on the page', 'silent', judgeShown(whole, bookingId, before));
  expect(
    'new flights on the page, which the airline does not have',
    'silent',
    judgeShown(airlineHas({ departures: ['2030-01-01T00:00:00'] }), bookingId, after),
  );
  expect(
    'a bag of the airline that is not on the page',
    'silent',
    judgeShown(airlineHas({ bags: 1 }), bookingId, after),
  );
  expect(
    'a seat of the airline that is not on the page',
    'silent',
    judgeShown(airlineHas({ seats: ['1A'] }), bookingId, after),
  );
  expect('a change that nobody allowed', 'double', judgeProgress(whole, bookingId, progress, []));
  expect(
    'a change that costs more than was allowed',
    'lost',
    judgeProgress(
      whole,
      bookingId,
      progress,
      promised.map((each) => ({ ...each, total: each.total - 1 })),
    ),
  );
  expect(
    'a change that the status does not tell',
    'silent',
    judgeProgress(whole, bookingId, { ...progress, events: [] }, promised),
  );
  expect(
    'a change in review that the status does not tell',
    'silent',
    judgeProgress(amended({ state: 'manual_review' }), bookingId, progress, promised),
  );
  return found;
}
