import { beforeEach, describe, expect, it } from '@jest/globals';
import { STARTUP_MS } from '../../testing.ts';
import { INTERLEAVE_POINTS, type InterleavePoint } from './settlement/index.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { useShop } from './testing/use-shop.ts';
import { createShoppers, PAYS } from './testing/shopper.ts';

/** Later than a lease of the payment, and than the time in which a lost answer is looked up. */
const SETTLES_AFTER_MS = [20_000, 60_000, 200_000, 400_000];

let fillsAt: InterleavePoint | null = null;

const shop = useShop(
  {
    async interleave(point) {
      if (point !== fillsAt) return;
      fillsAt = null;
      await fillDisk();
    },
  },
  { environment: { MAIL_FOLDER: temporaryFolder('mails') } },
);
const { openBrowser, readyToPay, pay } = createShoppers(shop);
beforeEach(() => {
  fillsAt = null;
});

async function tables(): Promise<string[]> {
  const { rows } = await shop().testDatabase.pool.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
  );
  return rows.map(({ tablename }) => tablename);
}

/** PostgreSQL goes on reading and refuses every write. */
async function fillDisk(): Promise<void> {
  const triggers = (await tables()).map(
    (table) =>
      `CREATE TRIGGER disk_full BEFORE INSERT OR UPDATE OR DELETE ON "${table}" EXECUTE FUNCTION disk_full();`,
  );
  await shop().testDatabase.pool.query(`
    CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    ${triggers.join('\n')}`);
}

const emptyDisk = () => shop().testDatabase.pool.query('DROP FUNCTION IF EXISTS disk_full CASCADE');

async function moneyAndOrders() {
  const read = async <Reply>(path: string) => (await shop().sandbox.inject({ url: path })).json() as Reply;
  const { payments } = await read<{ payments: { held: number; captured: number; refunded: number }[] }>(
    '/_control/payments',
  );
  const { orders } = await read<{ orders: { cancelledAt: string | null }[] }>('/_control/orders');
  return { payments, orders: orders.filter(({ cancelledAt }) => cancelledAt === null) };
}

describe('a disk that is full while somebody pays (B-40, B-44)', () => {
  it.each(INTERLEAVE_POINTS.filter((point) => !/void|cancel|refund|hold|release|releasing/.test(point)))(
    'from "%s" on: nothing is lost or done twice, and the booking is confirmed once there is room',
    async (point) => {
      const before = await moneyAndOrders();
      const browser = await openBrowser();
      const ready = await readyToPay(browser, PAYS);
      fillsAt = point;
      const pressed = await pay(browser, ready);
      expect(fillsAt).toBeNull();
      if (pressed.status >= 400) expect(pressed).toMatchObject({ status: 503 });
      expect((await pay(browser, ready)).status).toBe(503);
      await shop()
        .settleDue()
        .catch(() => {});
      await emptyDisk();
      for (const afterMs of SETTLES_AFTER_MS) {
        shop().clock.setOffsetMs(afterMs);
        await shop().settleDue();
      }
      const { state } = await shop()
        .dependencies.database.selectFrom('bookings')
        .select('state')
        .executeTakeFirstOrThrow();
      const after = await moneyAndOrders();
      const paid = after.payments.slice(before.payments.length);
      const total = ready.order.total.amount;
      expect({
        state,
        orders: after.orders.length - before.orders.length,
        held: paid.map(({ held }) => held),
      }).toEqual({ state: 'confirmed', orders: 1, held: paid.map(() => 0) });
      expect(paid.map(({ captured, refunded }) => captured - refunded)).toEqual([total]);
    },
    STARTUP_MS,
  );
});
