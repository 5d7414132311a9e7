import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createDeath } from '../payments/testing/death.ts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { createMoneyChecks } from '../payments/testing/money.ts';
import { useShop } from '../payments/testing/use-shop.ts';

const death = createDeath();
const AMOUNT = 5_000;
const OVER_THE_LIMIT = 30_000;
const LEO = { role: 'lead', id: 'leo', name: 'Leo' } as const;
const MINUTE_MS = 60_000;

const shop = useShop({ interleave: death.interleave });
beforeEach(() => death.never());

const { call, booked, bookedToChange, changeQuoted, read, act } = createDeskCalls(shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(shop);

/** As the next process begins: at once, and again when what the dead one held is over. */
async function restart() {
  await shop().api.recover();
  shop().clock.setOffsetMs(2 * MINUTE_MS);
  await shop().api.recover();
  await shop().settleDue();
}

describe('the process of the desk dies in a refund', () => {
  it.each(['refunding-committed', 'before-refund', 'after-refund'] as const)(
    'D-06: at %s: the money comes back once, and the same press again changes nothing',
    async (point) => {
      const { id } = await booked();
      const { taken } = await moneyAtProvider();
      const seen = await read(id);
      const key = randomUUID();
      death.at(point);
      await act(id, 'refund', { key, amount: AMOUNT }, { seen });
      expect(death.isDue()).toBe(false);
      await restart();
      expect(await moneyAtProvider()).toEqual({ taken: taken - AMOUNT, held: 0 });
      expect((await act(id, 'refund', { key, amount: AMOUNT }, { seen })).status).toBe(200);
      await shop().settleDue();
      expect(await moneyAtProvider()).toEqual({ taken: taken - AMOUNT, held: 0 });
      const log = await call('audit', { action: 'act.refund' }, LEO);
      expect(log.body.data).toHaveLength(1);
      await expectBalanced();
    },
  );

  it.each(['before-refund', 'after-refund'] as const)(
    'D-06: at %s, after a second person has approved it: the approved amount comes back once',
    async (point) => {
      const { id } = await booked();
      const { taken } = await moneyAtProvider();
      const key = randomUUID();
      expect((await act(id, 'refund', { key, amount: OVER_THE_LIMIT })).body.data).toEqual({
        state: 'waiting',
      });
      death.at(point);
      await call('refund-approve', { id, key, isApproved: true, reason: 'agreed' }, LEO);
      expect(death.isDue()).toBe(false);
      await restart();
      expect(await moneyAtProvider()).toEqual({ taken: taken - OVER_THE_LIMIT, held: 0 });
      const again = await call('refund-approve', { id, key, isApproved: true, reason: 'agreed' }, LEO);
      expect(again.status).toBe(409);
      await shop().settleDue();
      expect(await moneyAtProvider()).toEqual({ taken: taken - OVER_THE_LIMIT, held: 0 });
      await expectBalanced();
    },
  );
});

describe('the process of the desk dies in a change', () => {
  it.each(['refunding-committed', 'before-refund', 'after-refund'] as const)(
    'D-14: at %s of a cheaper flight: it is changed once and the difference comes back once',
    async (point) => {
      const { id } = await bookedToChange('Cheaper Change');
      const { taken } = await moneyAtProvider();
      const quote = await changeQuoted(id);
      death.at(point);
      const make = () => call('amend/make', { id, changeId: quote.changeId, reason: 'agreed by phone' });
      await make();
      await shop()
        .settleDue()
        .catch(() => {});
      expect(death.isDue()).toBe(false);
      await restart();
      expect(await moneyAtProvider()).toEqual({ taken: taken + quote.total.amount, held: 0 });
      await make();
      await shop().settleDue();
      expect(await moneyAtProvider()).toEqual({ taken: taken + quote.total.amount, held: 0 });
      await expectBalanced();
    },
  );
});
