import { describe, expect, it } from '@jest/globals';
import { balanceOf, postLines } from './ledger-lines.ts';
import { useShop } from './testing/use-shop.ts';
import { cartOf, createShoppers, PAYS } from './testing/shopper.ts';

const shop = useShop();
const { openBrowser, readyToPay, pay, status } = createShoppers(shop);

const lines = () =>
  shop()
    .dependencies.database.selectFrom('ledger_lines')
    .select(['booking_id', 'cause', 'kind', 'part', 'amount'])
    .orderBy('id')
    .execute();

async function payFor(card = PAYS, lastName?: string) {
  const browser = await openBrowser();
  const ready = await readyToPay(browser, card, lastName);
  await status(browser, cartOf(await pay(browser, ready)));
  return ready.order.total.amount;
}

describe('the ledger of a booking', () => {
  it('says what was paid and whose it is, and is in balance', async () => {
    const total = await payFor();
    const written = await lines();
    expect(written.map(({ kind, part, amount }) => [kind, part, amount])).toEqual([
      ['authorised', '', total],
      ['authorised', '', -total],
      ['captured', '', total],
      ['supplier_cost', 'flight', -total],
    ]);
    expect(balanceOf(written)).toBe(0);
  });

  it('a payment that was given up leaves nothing held', async () => {
    const total = await payFor(PAYS, 'Soldout');
    expect((await lines()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['authorised', total],
      ['authorised', -total],
    ]);
  });

  it('writes a cause once, refuses lines out of balance, and never changes a line', async () => {
    await payFor();
    const { database } = shop().dependencies;
    const [first] = await lines();
    const bookingId = first?.booking_id ?? '';
    const post = (refunded: number) =>
      database.transaction().execute((trx) =>
        postLines(trx, {
          bookingId,
          cause: 'refunded:one',
          currency: 'USD',
          lines: [
            { kind: 'refunded', amount: -refunded },
            { kind: 'margin', amount: 500 },
          ],
          nowMs: 0,
        }),
      );
    const before = (await lines()).length;
    await post(500);
    await post(500);
    expect(await lines()).toHaveLength(before + 2);
    await expect(post(400)).rejects.toThrow('out of balance by 100');
    await expect(database.updateTable('ledger_lines').set({ amount: 1 }).execute()).rejects.toThrow(
      'never changed',
    );
    await expect(database.deleteFrom('ledger_lines').execute()).rejects.toThrow('never changed');
  });
});
