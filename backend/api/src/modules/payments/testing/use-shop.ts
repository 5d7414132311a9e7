import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { STARTUP_MS } from '../../../testing.ts';
import { emptyBooks, openShop, type Shop } from './open-shop.ts';

/** One shop for the tests of a file. Each of them finds no booking, no payment at the provider, and the time of day. */
export function useShop(...opening: Parameters<typeof openShop>): () => Shop {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(...opening);
  }, STARTUP_MS);
  beforeEach(async () => {
    shop.clock.setOffsetMs(0);
    await emptyBooks(shop);
  });
  afterAll(() => shop.close());
  return () => shop;
}
