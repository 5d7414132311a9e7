import { beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import type { CancellationQuote } from '@travesia/contracts';
import { useCancelling } from './testing/cancelling.ts';
import type { Booked } from './testing/travellers.ts';

const {
  shop,
  death,
  world,
  db,
  bookWalk,
  bookFlight,
  call,
  quoteOf,
  codeOf,
  detailOf,
  progressOf,
  settledStates,
  refundsAtProvider,
  newRefunds,
  expectBalanced,
} = useCancelling();

describe('M-04: in a market that refunds in full within 24 hours', () => {
  const DAY_MS = 86_400_000;
  beforeEach(() => {
    world.settings = {
      intl: {
        contactNumber: '+1 800 555 0170',
        defaultCurrency: 'USD',
        paymentMode: 'provider',
        fees: { atol: 2.5 },
        phoneDeals: [],
        freeCancellation: { withinHours: 24, daysBeforeDeparture: 7 },
      },
    };
  });
  const confirm = async (booked: Booked, { quoteId }: CancellationQuote) =>
    call(booked, 'cancellation/confirm', { quoteId, code: await codeOf(booked) });
  const goTo = (atMs: number) => shop().clock.setOffsetMs(atMs - Date.now());
  /** Of what it was paid. */
  const keepsMost = (part: string, amount = 1_000) =>
    ({
      state: 'quoted',
      quoteRef: `${part}-1`,
      refund: { amount, currency: 'USD' },
      credit: null,
      expiresAtMs: Date.now() + 2 * DAY_MS,
    }) as const;

  it('all of a flight comes back, market fee and all; what the airline keeps is a loss in the ledger', async () => {
    const booked = await bookFlight();
    const before = await refundsAtProvider();
    const { free } = await progressOf(booked);
    const { policies } = await detailOf(booked);
    expect(policies[0]).toMatchObject({
      code: 'free_cancellation',
      text: expect.stringContaining('After that'),
    });
    expect(free?.leftMs).toBeGreaterThan(DAY_MS - 60_000);
    expect(free?.leftMs).toBeLessThanOrEqual(DAY_MS);
    const quote = await quoteOf(booked);
    expect(quote).toMatchObject({
      back: { amount: booked.total },
      parts: [{ supplierKeeps: { amount: 0 }, weKeep: { amount: 0 } }],
      freeUntil: free?.until,
    });
    expect(Date.parse(quote.expiresAt)).toBeLessThanOrEqual(Date.parse(free?.until ?? ''));
    expect((await confirm(booked, quote)).status).toBe(200);
    expect(newRefunds(before, await refundsAtProvider()).map(({ amount }) => amount)).toEqual([booked.total]);
    expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
    const sum = await expectBalanced();
    expect(sum('refunded')).toBe(-booked.total);
    expect(sum('supplier_refund')).toBeLessThan(booked.total);
    expect(await progressOf(booked)).toMatchObject({ free: null });
  });

  it('what the supplier keeps in the end, less than quoted or all of it, changes nothing for the traveler', async () => {
    world.supplier.quote = { hut: keepsMost('hut', 500) };
    world.supplier.cancelAsQuoted = { hut: { state: 'done', refund: { amount: 0, currency: 'USD' } } };
    const booked = await bookWalk('long');
    const before = await refundsAtProvider();
    const quote = await quoteOf(booked);
    expect(quote.back.amount).toBe(booked.total);
    await confirm(booked, quote);
    expect(newRefunds(before, await refundsAtProvider()).map(({ amount }) => amount)).toEqual([booked.total]);
    expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
    await expectBalanced();
  });

  it('a quote ends with the 24 hours at the latest; pressed a second late it is refused, and the next one is as usual', async () => {
    world.supplier.quote = { guide: keepsMost('guide') };
    const booked = await bookWalk('short');
    const untilMs = Date.parse((await quoteOf(booked)).freeUntil ?? '');
    goTo(untilMs - 60_000);
    const late = await quoteOf(booked);
    expect(late).toMatchObject({
      back: { amount: booked.total },
      expiresAt: new Date(untilMs).toISOString(),
    });
    goTo(untilMs + 1_000);
    expect(await confirm(booked, late)).toMatchObject({
      status: 410,
      body: { error: { code: 'quote_expired' } },
    });
    expect(world.supplier.asked).not.toContain('cancel as quoted guide');
    expect(await progressOf(booked)).toMatchObject({ mayCancel: true, free: null });
    expect(await quoteOf(booked)).toMatchObject({ back: { amount: 1_000 }, freeUntil: null });
  });

  it.each(['after-cancel', 'refunding-committed', 'before-refund', 'after-refund'] as const)(
    'a crash at %s is recovered: all of it comes back, once',
    async (point) => {
      world.supplier.quote = { guide: keepsMost('guide') };
      const booked = await bookWalk('short');
      const before = await refundsAtProvider();
      const quote = await quoteOf(booked);
      const code = await codeOf(booked);
      death.at(point);
      await call(booked, 'cancellation/confirm', { quoteId: quote.quoteId, code });
      expect(death.isDue()).toBe(false);
      if (point === 'after-cancel') world.supplier.cancelled = { guide: { state: 'cancelled' } };
      await shop().api.recover();
      shop().clock.setOffsetMs(2 * 60_000);
      await shop().api.recover();
      expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
      expect(newRefunds(before, await refundsAtProvider()).map(({ amount }) => amount)).toEqual([
        booked.total,
      ]);
      const sum = await expectBalanced();
      expect(sum('supplier_refund')).toBe(1_000);
    },
  );

  it('what was promised holds though the market gives it up, and the mail says until when', async () => {
    const booked = await bookWalk('short');
    world.settings = {};
    const { freeUntil } = await quoteOf(booked);
    expect(freeUntil).not.toBeNull();
    await shop().api.settlement.settleDue();
    const mail = await db()
      .selectFrom('mails')
      .select('message')
      .where('kind', '=', 'booking-confirmed')
      .executeTakeFirstOrThrow();
    const { text = '' } = await PostalMime.parse(mail.message);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('for a full refund');
  });
});
