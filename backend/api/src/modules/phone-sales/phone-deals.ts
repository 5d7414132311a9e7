import { DEAL_PERCENT_MAX, type DealRule, type DeskDeal, type StaffClaim } from '@travesia/contracts';
import { roundHalfUp } from '@travesia/domain';
import { sql, type Selectable, type Transaction } from 'kysely';
import {
  applyDeal,
  isEditable,
  priceWithoutExtras,
  type Booking,
  type BookingModule,
} from '../booking/index.ts';
import { SaleRefused } from './sale-refused.ts';
import type { PhoneSaleDatabase, PhoneSaleSchema, PhoneSaleTables } from './tables.ts';

type DealTransaction = Transaction<PhoneSaleSchema>;
type Row = Selectable<PhoneSaleTables['phone_deals']>;
const PERCENT_UNITS = 10_000;

interface Used {
  readonly times: number;
  readonly amount: number;
}

/** What a rule takes off a price; null where the price is too low for it. */
export function discountOf({ off, value, minimum }: DealRule, price: number): number | null {
  const amount = off === 'amount' ? value : roundHalfUp((price * value) / PERCENT_UNITS);
  const isTooMuch = amount * 100 > price * DEAL_PERCENT_MAX;
  return price < minimum || amount <= 0 || isTooMuch ? null : amount;
}

/** Phone deals: set by the product owner, applied by whoever has a caller on the line (D-17). */
export function createPhoneDeals({
  db,
  now,
  booking: bookings,
}: {
  readonly db: PhoneSaleDatabase;
  readonly now: () => number;
  readonly booking: Pick<BookingModule, 'kinds'>;
}) {
  /** Of orders that are bought, being bought, or can still be bought at their price. */
  async function usedOf(trx: Pick<DealTransaction, 'selectFrom'>, codes: readonly string[]) {
    const used = new Map<string, Used>();
    if (codes.length === 0) return used;
    const code = sql<string>`deal ->> 'code'`;
    const rows = await trx
      .selectFrom('bookings')
      .select(({ fn }) => [
        code.as('code'),
        fn.countAll<string>().as('times'),
        sql<string>`sum((deal ->> 'amount')::bigint)`.as('amount'),
      ])
      .where('deal', 'is not', null)
      .where(code, 'in', [...codes])
      .where((where) =>
        where.or([
          where('state', 'not in', ['draft', 'priced', 'ready', 'declined', 'voided', 'expired']),
          where('hold_expires_at', '>', new Date(now())),
        ]),
      )
      .groupBy(code)
      .execute();
    for (const row of rows) used.set(row.code, { times: Number(row.times), amount: Number(row.amount) });
    return used;
  }

  const NONE: Used = { times: 0, amount: 0 };

  function shown({ rule, ends_at: endsAt, staff_name: by }: Row, used: Used = NONE): DeskDeal {
    const isUsedUp =
      used.times >= rule.timesMax || (rule.amountMax !== null && used.amount >= rule.amountMax);
    return {
      ...rule,
      endsAt: endsAt.toISOString(),
      by,
      isOver: endsAt.getTime() <= now() ? 'ended' : isUsedUp ? 'used_up' : 'no',
      ...used,
    };
  }

  return {
    async deals(): Promise<DeskDeal[]> {
      const rows = await db.selectFrom('phone_deals').selectAll().orderBy('created_at', 'desc').execute();
      const used = await usedOf(
        db,
        rows.map(({ code }) => code),
      );
      return rows.map((row) => shown(row, used.get(row.code)));
    },

    /** A code is set once: what was promised with it is not changed, only ended. */
    async setDeal(
      rule: DealRule,
      { staff, note }: { readonly staff: StaffClaim; readonly note: (trx: DealTransaction) => Promise<void> },
    ): Promise<void> {
      const at = now();
      const percentMax = DEAL_PERCENT_MAX * 100;
      const isTooMuch = rule.off === 'percent' && rule.value > percentMax;
      if (Date.parse(rule.endsAt) <= at || isTooMuch) throw new SaleRefused('deal_invalid');
      await db.transaction().execute(async (trx) => {
        const set = await trx
          .insertInto('phone_deals')
          .values({
            code: rule.code,
            rule: JSON.stringify(rule),
            ends_at: new Date(rule.endsAt),
            staff_name: staff.name,
            created_at: new Date(at),
          })
          .onConflict((conflict) => conflict.column('code').doNothing())
          .returning('code')
          .executeTakeFirst();
        if (!set) throw new SaleRefused('deal_taken');
        await note(trx);
      });
    },

    async endDeal(code: string, note: (trx: DealTransaction) => Promise<void>): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const at = new Date(now());
        const ended = await trx
          .updateTable('phone_deals')
          .set({ ends_at: at })
          .where('code', '=', code)
          .where('ends_at', '>', at)
          .returning('code')
          .executeTakeFirst();
        if (!ended) throw new SaleRefused('deal_over');
        await note(trx);
      });
    },

    /** Takes it off a locked order. The row of the rule is held too: two orders do not both take the last of it. */
    async apply(
      trx: DealTransaction,
      booking: Booking,
      { key, code, staff }: { readonly key: string; readonly code: string; readonly staff: StaffClaim },
    ): Promise<{ readonly amount: number; readonly isNew: boolean }> {
      const { deal: earlier, order } = booking;
      if (earlier?.key === key) return { amount: earlier.amount, isNew: false };
      if (earlier) throw new SaleRefused('deal_twice', earlier.staffName);
      if (!order || !isEditable(booking.state)) throw new SaleRefused('sale_incomplete');
      const wanted = code.trim().toUpperCase();
      const row = await trx
        .selectFrom('phone_deals')
        .selectAll()
        .where('code', '=', wanted)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new SaleRefused('deal_unknown');
      const { rule, ends_at: endsAt } = row;
      if (endsAt.getTime() <= now()) throw new SaleRefused('deal_over');
      const isForIt =
        (rule.market === null || rule.market === booking.market) &&
        (rule.product === null || rule.product === booking.kind);
      const price = priceWithoutExtras(bookings.kinds.of(booking.kind), order);
      const amount = discountOf(rule, price.amount);
      if (!isForIt || amount === null) throw new SaleRefused('deal_unfit');
      const used = (await usedOf(trx, [wanted])).get(wanted) ?? NONE;
      const isTooMuch = rule.amountMax !== null && used.amount + amount > rule.amountMax;
      if (used.times >= rule.timesMax || isTooMuch) throw new SaleRefused('deal_used_up');
      const deal = { code: wanted, amount, key, staffName: staff.name };
      await applyDeal(trx, booking, deal, { kinds: bookings.kinds, nowMs: now() });
      return { amount, isNew: true };
    },
  };
}

export type PhoneDeals = ReturnType<typeof createPhoneDeals>;
