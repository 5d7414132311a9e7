import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { MarketSettingsSchema } from './market-settings.ts';

const settings = (defaultCurrency: string) => ({
  contactNumber: '+34 900 555 010',
  defaultCurrency,
  paymentMode: 'provider',
  fees: {},
  phoneDeals: [],
});

describe('the settings of a market', () => {
  it.each(['USD', 'EUR', 'COP', 'MXN', 'CLP'])('may have the currency %s', (currency) => {
    expect(v.safeParse(MarketSettingsSchema, settings(currency)).issues).toBeUndefined();
  });

  it.each(['ZZZ', 'ABC', 'usd', ''])('A20: cannot have the currency %j', (currency) => {
    expect(v.safeParse(MarketSettingsSchema, settings(currency)).issues?.[0]?.message).toBe(
      'currency_invalid',
    );
  });
});
