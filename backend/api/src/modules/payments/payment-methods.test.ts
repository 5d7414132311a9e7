import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { STARTUP_MS } from '../../testing.ts';
import { createPaymentMethods } from './payment-methods.ts';
import type { PaymentMethod, PaymentProvider } from './ports.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers, PAYS } from './testing/shopper.ts';

const bank = { name: 'bank' } as PaymentProvider;
const methodOf = (name: string): PaymentMethod<{ iban: string }> => ({
  name,
  provider: bank,
  data: v.object({ iban: v.string() }),
  describe: ({ iban }, locale) => `${locale} ${name} ${iban.slice(-4)}`,
});

describe('the payment methods', () => {
  const methods = createPaymentMethods([methodOf('debit'), methodOf('transfer')] as PaymentMethod[]);

  it('hand back to a method what it kept, and ask a provider of several methods once', () => {
    const methodData = methods.dataOf('transfer', { iban: 'ES12 3456', secret: 'x' });
    expect(methodData).toEqual({ iban: 'ES12 3456' });
    expect(methods.describe({ method: 'transfer', methodData }, 'en')).toBe('en transfer 3456');
    expect(methods.providers).toEqual([bank]);
  });

  it('refuse a method that nobody offers, one that is offered twice, and data of another method', () => {
    expect(() => methods.providerOf({ method: 'cheque' })).toThrow(RangeError);
    expect(() => methods.dataOf('debit', { brand: 'visa' })).toThrow();
    expect(() => createPaymentMethods([methodOf('debit'), methodOf('debit')] as PaymentMethod[])).toThrow(
      RangeError,
    );
  });
});

describe('a shop with the methods of the site', () => {
  let shop: Shop;
  const { openBrowser, readyToPay, pay } = createShoppers(() => shop);

  beforeAll(async () => {
    shop = await openShop();
  }, STARTUP_MS);
  afterAll(() => shop.close());

  const CARD = { brand: 'visa', last4: '4242', expiry: '12/31' };
  const COLUMNS = { method: 'card', method_data: CARD, card_brand: 'visa', card_last4: '4242' };

  it('an order names the methods that can pay it, and each of two versions reads what the other wrote', async () => {
    const { pool } = shop.testDatabase;
    const browser = await openBrowser();
    const order = await readyToPay(browser, PAYS);
    const { body } = await browser.call('/user/session/order-view', {});
    expect(body.data).toMatchObject({ paymentMethods: ['card'] });
    cartOf(await pay(browser, order));
    const ofThisVersion = await pool.query('SELECT * FROM payment_attempts');
    expect(ofThisVersion.rows).toMatchObject([COLUMNS]);

    // As the version before writes it: it knows nothing of methods.
    const known = ofThisVersion.fields.map(({ name }) => name).filter((name) => !name.startsWith('method'));
    const copied = known.map((name) =>
      name === 'id'
        ? 'gen_random_uuid()'
        : name === 'live'
          ? 'false'
          : ['cart_id', 'provider_ref'].includes(name)
            ? `${name} || '-2'`
            : name,
    );
    await pool.query(
      `INSERT INTO payment_attempts (${known.join()}) SELECT ${copied.join()} FROM payment_attempts`,
    );
    const both = await pool.query('SELECT * FROM payment_attempts');
    expect(both.rows).toMatchObject([COLUMNS, COLUMNS]);
  });
});
