import { address, secretWith, whole } from '@travesia/contracts/settings';
import { outside } from '../../outside-setting.ts';
import type { VerticalDeclaration } from '../vertical-declaration.ts';

const SYSTEM = 'flights';

/** Those of the sandbox. */
const secrets = {
  FLIGHT_SUPPLIER_KEY: 'duffel_test_travesia_sandbox',
  FLIGHT_WEBHOOK_SECRET: 'travesia-sandbox-flight-webhooks',
} as const;

export const flightsDeclaration = {
  system: SYSTEM,
  requirement: 'B-11',
  address: 'FLIGHT_SUPPLIER_URL',
  secrets,
  settings: {
    FLIGHT_SUPPLIER_URL: outside(address('http://127.0.0.1:3003'), {
      system: SYSTEM,
      role: 'address',
      foundAt: 'Duffel: https://api.duffel.com',
    }),
    FLIGHT_SUPPLIER_KEY: outside(secretWith(secrets.FLIGHT_SUPPLIER_KEY), {
      system: SYSTEM,
      role: 'key',
      foundAt: 'Duffel: app.duffel.com, live mode, Developers, Access tokens',
      isTest: /^duffel_test_/,
    }),
    /** Signs the messages of the flight supplier. */
    FLIGHT_WEBHOOK_SECRET: outside(secretWith(secrets.FLIGHT_WEBHOOK_SECRET), {
      system: SYSTEM,
      role: 'other',
      foundAt:
        'Duffel: app.duffel.com, live mode, Developers, Webhooks; shown once when the webhook is created',
    }),
    /** Searches that a visitor, and all of them together, may cause in an hour only to see prices of other days. */
    FARE_CHECKS_OF_VISITOR: whole('60', { max: 10_000 }),
    FARE_CHECKS_OF_SITE: whole('1200', { max: 1_000_000 }),
    /** Searches that price alerts may cause in an hour, where nobody has seen the price lately. */
    FARE_CHECKS_OF_ALERTS: whole('120', { max: 1_000_000 }),
  },
} as const satisfies VerticalDeclaration;
