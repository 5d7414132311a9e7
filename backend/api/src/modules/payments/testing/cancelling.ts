import { beforeEach, expect } from '@jest/globals';
import type { CancellationQuote, MarketSettings } from '@travesia/contracts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { balanceOf } from '../ledger-lines.ts';
import { createDeath } from './death.ts';
import { createShoppers, givesPartBack, mailedCode, PAYS } from './shopper.ts';
import { createTravellers, type Booked } from './travellers.ts';
import { useShop } from './use-shop.ts';
import { createWalkSupplier, walks } from './walks.ts';

/** A shop that sells flights and walks, and travellers who cancel what they booked. */
export function useCancelling() {
  const death = createDeath();
  /** What a test may change. */
  const world = { supplier: createWalkSupplier(), settings: {} as Record<string, MarketSettings> };
  const shop = useShop(
    {
      moreKinds: [
        walks(
          () => world.supplier,
          () => shop().clock.nowMs(),
        ),
      ],
      interleave: death.interleave,
    },
    { environment: { MAIL_FOLDER: temporaryFolder('mails') }, marketSettings: () => world.settings },
  );
  beforeEach(() => {
    world.supplier = createWalkSupplier();
    world.settings = {};
    death.never();
  });

  const { openBrowser, pricedOffer } = createShoppers(shop);
  const travellers = createTravellers(shop);
  const { call, detailOf, finish, progressOf } = travellers;
  const db = () => shop().dependencies.database;

  /** Anything paid and confirmed: a walk of one or two parts. */
  async function bookWalk(walkId: 'short' | 'long', cardNumber = PAYS): Promise<Booked> {
    const browser = await openBrowser();
    const set = await browser.call('/user/session/set/walk-order', { flightOffer: { id: walkId } });
    const { id } = set.body.data as { id: string };
    return finish(browser, id, { cardNumber, answers: [{ code: 'SHOES', text: '39' }] });
  }

  /** A flight whose fare gives a part back. */
  const bookFlight = (lastName = 'Pérez') => travellers.bookFlight({ isWanted: givesPartBack, lastName });

  async function chooseFlight() {
    const { id: offerId } = await pricedOffer('BOG', givesPartBack);
    const browser = await openBrowser();
    const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offerId } });
    return { browser, offerId, orderId: (set.body.data as { id: string }).id };
  }

  async function quoteOf(booked: Booked, body: object = {}): Promise<CancellationQuote> {
    const reply = await call(booked, 'cancellation/quote', body);
    expect(reply).toMatchObject({ status: 200 });
    return reply.body.data;
  }
  async function codeOf(booked: Booked): Promise<string> {
    expect(await call(booked, 'cancellation/code')).toMatchObject({
      status: 200,
      body: { data: { sentTo: 'a•••a@example.com' } },
    });
    return mailedCode(db());
  }
  async function cancel(booked: Booked, body: object = {}) {
    const { quoteId } = await quoteOf(booked, body);
    return call(booked, 'cancellation/confirm', { quoteId, code: await codeOf(booked) });
  }

  const settledStates = () => db().selectFrom('cancellations').select(['state', 'reason']).execute();
  const refundsAtProvider = async () => (await shop().stripe.refunds.list({ limit: 100 })).data;
  const newRefunds = (before: readonly { id: string }[], after: readonly { id: string; amount: number }[]) =>
    after.filter(({ id }) => !before.some((each) => each.id === id));
  const mailKinds = async () => {
    await db()
      .updateTable('outbox')
      .set({ run_at: new Date(0) })
      .where('done_at', 'is', null)
      .execute();
    // Of bookings: the office is told of payments that stories before this one have left at the provider.
    const mails = db().selectFrom('mails').select('kind').where('booking_id', 'is not', null);
    return (await mails.orderBy('kind').execute()).map(({ kind }) => kind);
  };

  async function expectBalanced() {
    const lines = await db().selectFrom('ledger_lines').select(['kind', 'amount']).execute();
    expect(balanceOf(lines)).toBe(0);
    const sum = (kind: string) =>
      lines.reduce((all, line) => (line.kind === kind ? all + line.amount : all), 0);
    expect(-sum('refunded')).toBeLessThanOrEqual(sum('captured'));
    return sum;
  }

  return {
    shop,
    death,
    world,
    db,
    bookWalk,
    bookFlight,
    chooseFlight,
    finish,
    call,
    quoteOf,
    codeOf,
    cancel,
    detailOf,
    progressOf,
    settledStates,
    refundsAtProvider,
    newRefunds,
    mailKinds,
    expectBalanced,
  };
}
