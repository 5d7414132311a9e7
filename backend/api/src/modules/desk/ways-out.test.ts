import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { BookingStateSchema, DESK_ACTS, type BookingState, type DeskAct } from '@travesia/contracts';
import {
  ATTEMPT_STATES,
  CANCELLATION_REASONS,
  CANCELLATION_STATES,
  CORRECTION_STATES,
  REFUND_STATES,
  SCHEDULE_CHANGE_STATES,
  SUPPLIER_ORDER_STATES,
} from '../payments/tables.ts';
import { createDeath } from '../payments/testing/death.ts';
import { createMoneyChecks } from '../payments/testing/money.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { useShop } from '../payments/testing/use-shop.ts';
import { createWalkers } from '../payments/testing/walkers.ts';
import { createWalkSupplier, walks, type WalkSupplier } from '../payments/testing/walks.ts';
import type { InterleavePoint } from '../payments/index.ts';
import { createShoppers } from '../payments/testing/shopper.ts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';

/**
 * Every state that the machine knows, read from its own lists: a new one fails here until it is an end or has a way out
 * at the desk (D-07).
 */
let supplier: WalkSupplier;
const death = createDeath();
const LEO = { role: 'lead', id: 'leo', name: 'Leo' } as const;
const MINUTE_MS = 60_000;
const CHALLENGED = '4000002760003184';

const shop = useShop(
  {
    interleave: death.interleave,
    moreKinds: [
      walks(
        () => supplier,
        () => shop().clock.nowMs(),
      ),
    ],
  },
  { environment: { MAIL_FOLDER: temporaryFolder('mails') } },
);
const { read, act } = createDeskCalls(shop);
const { payFor, holdWalk, givenCard } = createWalkers(shop);
const { openBrowser, pay } = createShoppers(shop);
const { expectBalanced, moneyAtProvider } = createMoneyChecks(shop);
beforeEach(async () => {
  supplier = createWalkSupplier();
  death.never();
});

const query = async (statement: string) =>
  (await shop().testDatabase.pool.query(statement)).rows as Record<string, string>[];
const later = (minutes: number) => shop().clock.setOffsetMs(minutes * MINUTE_MS);

/** Nothing is under way there, and nobody waits. */
const ENDS = {
  booking: ['draft', 'priced', 'ready', 'declined', 'voided', 'expired', 'confirmed'],
  payment: ['captured', 'declined', 'voided'],
  order: ['placed', 'refused', 'absent', 'cancelled'],
  cancellation: ['quoted', 'done', 'refused'],
  refund: ['done', 'refused'],
  change: ['accepted', 'replaced', 'ended'],
  correction: ['done', 'refused'],
} as const;
type Kind = keyof typeof ENDS;
const ALL: Readonly<Record<Kind, readonly string[]>> = {
  booking: BookingStateSchema.options,
  payment: ATTEMPT_STATES,
  order: SUPPLIER_ORDER_STATES,
  cancellation: CANCELLATION_STATES,
  refund: REFUND_STATES,
  change: SCHEDULE_CHANGE_STATES,
  correction: CORRECTION_STATES,
};
const TABLES: Readonly<Record<Kind, string>> = {
  booking: 'bookings',
  payment: 'payment_attempts',
  order: 'supplier_orders',
  cancellation: 'cancellations',
  refund: 'cancellation_refunds',
  change: 'schedule_changes',
  correction: 'booking_corrections',
};
const isEnd = (kind: Kind, state: string) => (ENDS[kind] as readonly string[]).includes(state);
const walked = new Set<string>();
const done = new Set<DeskAct>();

/** What is open now, of every kind. */
async function openStates(): Promise<string[]> {
  const found: string[] = [];
  for (const kind of Object.keys(ENDS) as Kind[])
    for (const { state = '' } of await query(`SELECT state FROM ${TABLES[kind]}`))
      if (!isEnd(kind, state)) found.push(`${kind} ${state}`);
  return found;
}

/** What is always possible and ends nothing. */
const EVERYDAY: readonly DeskAct[] = [
  'cancel',
  'refund',
  'resend-mail',
  'send-link',
  'correct-contact',
  'correct-name',
];
const MORE: Partial<Record<DeskAct, object>> = {
  confirm: { supplierRef: 'PHONE-1' },
  release: { areOrdersEnded: true },
  'answer-name': { isDone: true },
};

/** One way after the other, as a person tries them, the wanted one first; the booking's own screen offers them. */
async function endAtDesk(id: string, first?: DeskAct): Promise<void> {
  for (const state of await openStates()) walked.add(state);
  const tried = new Set<DeskAct>();
  for (let minutes = 15; minutes < 300; minutes += 15) {
    later(minutes);
    const { ways } = await read(id, LEO);
    const offered = ways.map((way) => way.act).filter((each) => !EVERYDAY.includes(each) && !tried.has(each));
    const next = offered.find((each) => each === first) ?? offered[0];
    if (!next) break;
    tried.add(next);
    const reply = await act(id, next, MORE[next], { as: LEO });
    expect({ act: next, status: reply.status }).toEqual({ act: next, status: 200 });
    done.add(next);
    await shop().settleDue();
  }
  expect(await openStates()).toEqual([]);
  await expectBalanced();
  expect((await moneyAtProvider()).held).toBe(0);
}

/** The walk's own booking, and no draft of a browser. */
async function bookingId(): Promise<string> {
  const [row] = await query(
    `SELECT id FROM bookings WHERE reference IS NOT NULL ORDER BY created_at LIMIT 1`,
  );
  return row?.id ?? '';
}

/** Pays, and the process dies there. */
async function payAndDie(point: InterleavePoint): Promise<void> {
  death.at(point);
  await payFor('short').catch(() => {});
  expect(death.isDue()).toBe(false);
}

async function review(reason: string): Promise<void> {
  await payAndDie('capturing-committed');
  await query(
    `UPDATE bookings SET state = 'manual_review', reason = '${reason}' WHERE reference IS NOT NULL`,
  );
}

async function orderUnknown(): Promise<void> {
  supplier.place = { guide: { state: 'unknown', isTaken: false } };
  supplier.find = { guide: { state: 'unknown' } };
  await payFor('short');
}

/** How a booking comes into each state that is no end. */
const BOOKINGS: Readonly<Partial<Record<BookingState, () => Promise<unknown>>>> = {
  pay_started: () => payAndDie('before-authorise'),
  async authorised() {
    await payAndDie('ordering-committed');
    await query(`DELETE FROM supplier_orders`);
    await query(`UPDATE bookings SET state = 'authorised' WHERE reference IS NOT NULL`);
  },
  ordering: () => payAndDie('ordering-committed'),
  order_unknown: orderUnknown,
  async ordered() {
    await payAndDie('capturing-committed');
    await query(`UPDATE bookings SET state = 'ordered' WHERE reference IS NOT NULL`);
    await query(`UPDATE payment_attempts SET state = 'authorised'`);
  },
  capturing: () => payAndDie('capturing-committed'),
  async capture_retry() {
    await payAndDie('capturing-committed');
    await query(`UPDATE bookings SET state = 'capture_retry' WHERE reference IS NOT NULL`);
  },
  async voiding() {
    supplier.place = { guide: { state: 'refused', reason: 'sold_out' } };
    await payAndDie('voiding-committed');
  },
  async holding() {
    death.at('before-hold');
    await holdWalk(await openBrowser());
    expect(death.isDue()).toBe(false);
  },
  held: async () => holdWalk(await openBrowser()),
  async releasing() {
    const browser = await openBrowser();
    await holdWalk(browser);
    death.at('before-release');
    await browser.call('/user/session/give-up-hold', { bookingId: await bookingId() });
    expect(death.isDue()).toBe(false);
  },
  async manual_review() {
    await orderUnknown();
    later(12);
    await shop().settleDue();
  },
};

describe('every state of a booking has a way out', () => {
  const open = BookingStateSchema.options.filter((state) => !isEnd('booking', state));

  it.each(open)('D-07: %s is ended at the desk', async (state) => {
    const begin = BOOKINGS[state];
    expect(begin).toBeDefined();
    await begin?.();
    const id = await bookingId();
    expect((await query(`SELECT state FROM bookings WHERE id = '${id}'`))[0]?.state).toBe(state);
    await endAtDesk(id);
  });

  it.each([
    ['supplier_silent', 'confirm', 'confirmed'],
    ['supplier_silent', 'release', 'voided'],
    ['capture_refused', 'look-up', 'confirmed'],
    ['capture_refused', 'release', 'declined'],
    ['void_refused', 'look-up', 'confirmed'],
    ['void_refused', 'release', 'voided'],
  ] as const)('D-07: a review of %s is settled by “%s”: %s', async (reason, first, end) => {
    if (reason === 'supplier_silent') {
      await orderUnknown();
      later(12);
      await shop().settleDue();
    } else await review(reason);
    const id = await bookingId();
    await endAtDesk(id, first);
    expect((await query(`SELECT state FROM bookings WHERE id = '${id}'`))[0]?.state).toBe(end);
    const [event] = await query(`SELECT act FROM desk_acts WHERE booking_id = '${id}'`);
    expect(event?.act).toBe(first);
  });

  it('D-07: money that was taken although the order was let go is given back, once', async () => {
    await review('void_refused');
    const [{ provider_ref: ref = '' } = {}] = await query(`SELECT provider_ref FROM payment_attempts`);
    await shop().stripe.paymentIntents.capture(ref);
    await endAtDesk(await bookingId(), 'release');
    expect(await moneyAtProvider()).toEqual({ taken: 0, held: 0 });
  });

  it('D-07: an order taken in and not promised, and a payment at the bank, are ended too', async () => {
    supplier.place = { guide: { state: 'pending', supplierRef: null, locator: null } };
    supplier.find = { guide: { state: 'pending', supplierRef: null, locator: null } };
    await payFor('short');
    later(12);
    await shop().settleDue();
    await endAtDesk(await bookingId(), 'release');
    await shop().testDatabase.truncate();
    shop().clock.setOffsetMs(0);
    supplier = createWalkSupplier();
    await payFor('short', { cardNumber: CHALLENGED });
    await endAtDesk(await bookingId());
  });

  it('D-07: a held order that is being paid when the process dies is ended', async () => {
    const browser = await openBrowser();
    await holdWalk(browser);
    death.at('before-order');
    await pay(browser, await givenCard(browser, 'short')).catch(() => {});
    expect(death.isDue()).toBe(false);
    await endAtDesk(await bookingId());
  });

  it('D-07: an amendment in review is released from the screen of its booking', async () => {
    await payFor('short');
    const id = await bookingId();
    death.at('capturing-committed');
    await payFor('short', { agentId: randomUUID() }).catch(() => {});
    await query(`UPDATE bookings SET state = 'manual_review', reason = 'capture_refused', amends = '${id}'
      WHERE state = 'capturing'`);
    await endAtDesk(id, 'release');
  });

  it('D-07: an order that turned up after it was given up is noted as ended', async () => {
    await payFor('short');
    const id = await bookingId();
    await query(`INSERT INTO supplier_orders (id, booking_id, attempt_id, live, part, supplier, state, reference, family_name, ticketed, record, created_at, updated_at)
      SELECT gen_random_uuid(), booking_id, attempt_id, false, part, supplier, 'unknown', reference || '-2', family_name, false, '{}', created_at, now() FROM supplier_orders`);
    expect((await read(id, LEO)).items).toMatchObject([{ queue: 'review', reason: 'order_left' }]);
    await endAtDesk(id, 'order-ended');
  });
});

/** A cancellation of the whole walk in that state; with its money where the suppliers are done. */
async function cancelling(
  state: string,
  {
    reason = null,
    part = 'quoted',
    refund = null,
  }: { reason?: string | null; part?: string; refund?: string | null },
): Promise<string> {
  await payFor('short');
  const id = await bookingId();
  const cancellation = randomUUID();
  const isPaidBack = refund !== null;
  await query(`INSERT INTO cancellations (id, booking_id, state, reason, locale, currency, refund_amount, expires_at, confirmed_at, cancelled_at, created_at, updated_at)
    VALUES ('${cancellation}', '${id}', '${state}', ${reason ? `'${reason}'` : 'NULL'}, 'es', 'USD', 4000, now(), now(), ${isPaidBack ? 'now()' : 'NULL'}, now(), now())`);
  await query(`INSERT INTO cancellation_parts (cancellation_id, part, supplier_order_id, state, supplier_quote, price, cost, supplier_refund, asked_at)
    SELECT '${cancellation}', part, id, '${part}', 'quote', 4000, 4000, 4000, ${part === 'quoted' ? 'NULL' : 'now()'} FROM supplier_orders`);
  if (isPaidBack) {
    await query(`UPDATE supplier_orders SET state = 'cancelled', live = false`);
    await query(`INSERT INTO cancellation_refunds (cancellation_id, attempt_id, amount, state)
      SELECT '${cancellation}', id, 4000, '${refund}' FROM payment_attempts`);
  }
  return id;
}

describe('every state of a cancellation and its refund has a way out', () => {
  it.each([
    ['cancelling', null, 'quoted', null],
    ['refunding', null, 'cancelled', 'due'],
    ['refund_pending', null, 'cancelled', 'pending'],
    ['manual_review', 'supplier_refused', 'refused', null],
    ['manual_review', 'supplier_silent', 'unknown', null],
    ['manual_review', 'supplier_gave_less', 'cancelled', 'done'],
    ['manual_review', 'supplier_cancelled', 'cancelled', 'done'],
    ['manual_review', 'refund_refused', 'cancelled', 'refused'],
    ['manual_review', 'refund_silent', 'cancelled', 'due'],
  ])('D-07: %s (%s) is ended by each way that is offered', async (state, reason, part, refund) => {
    const id = await cancelling(state, { reason, part, refund });
    walked.add(`reason ${reason ?? ''}`);
    const offered = (await read(id, LEO)).ways
      .map((way) => way.act)
      .filter((each) => !EVERYDAY.includes(each));
    expect(offered.length).toBeGreaterThan(0);
    // What the provider never made cannot be balanced against it.
    const isMade = refund === 'done';
    for (const way of isMade ? [] : offered) {
      await shop().testDatabase.truncate();
      shop().clock.setOffsetMs(0);
      supplier = createWalkSupplier();
      const again = await cancelling(state, { reason, part, refund });
      await endAtDesk(again, way);
      if (way !== 'refund-again') continue;
      // Given again, it is not given twice, and the cancellation still says what it promised.
      expect(await query(`SELECT sum(refund_amount)::int AS sum FROM cancellations`)).toEqual([
        { sum: 4000 },
      ]);
      const [row] = await query(`SELECT reference FROM bookings WHERE id = '${again}'`);
      const reply = await shop().app.inject({
        method: 'POST',
        url: '/booking/progress',
        payload: { referenceId: row?.reference, email: 'ana@example.com' },
        headers: { host: 'localhost:3000' },
      });
      expect(reply.json().data.events).toContainEqual(
        expect.objectContaining({ code: 'cancelled', amount: { amount: 4000, currency: 'USD' } }),
      );
    }
    if (isMade) {
      expect(offered).toEqual(['close']);
      expect((await act(id, 'close', {}, { as: LEO })).status).toBe(200);
      expect(await openStates()).toEqual([]);
    }
  });

  it('D-07: no reason for a review is without a way out', () => {
    expect(CANCELLATION_REASONS.filter((reason) => !walked.has(`reason ${reason}`))).toEqual([]);
  });
});

describe('what a traveller or an airline waits for has a way out', () => {
  it.each(['open', 'accepting', 'desk'])('D-07: a schedule change that is %s is ended', async (state) => {
    await payFor('short');
    await query(`INSERT INTO schedule_changes (id, booking_id, supplier_order_id, change_ref, state, reason, journeys, may_accept, sequence, detected_at, answer_by, updated_at)
      SELECT gen_random_uuid(), booking_id, id, 'one', '${state}', NULL, '[]', true, 1, now(), now() + interval '9 days', now() FROM supplier_orders`);
    await endAtDesk(await bookingId());
  });

  it('D-07: a name correction is answered', async () => {
    await payFor('short');
    await query(`INSERT INTO booking_corrections (id, booking_id, kind, traveller_id, state, details_before, details_after, created_at)
      SELECT gen_random_uuid(), id, 'name', 'walker', 'open', '{}', '{"firstName":"Ana","lastName":"Perez"}', now() FROM bookings WHERE reference IS NOT NULL`);
    await endAtDesk(await bookingId());
  });
});

describe('nothing is forgotten', () => {
  it.each(Object.keys(ALL) as Kind[])('D-07: each state of a %s is an end, or was ended above', (kind) => {
    const missing = ALL[kind].filter((state) => !isEnd(kind, state) && !walked.has(`${kind} ${state}`));
    expect(missing).toEqual([]);
  });

  it('D-07: each act that ends something was done', () => {
    expect(DESK_ACTS.filter((each) => !EVERYDAY.includes(each) && !done.has(each))).toEqual([]);
  });
});
