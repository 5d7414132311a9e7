import { address, list, secretWith } from '@travesia/contracts/settings';
import { outside } from '../../outside-setting.ts';
import type { VerticalDeclaration } from '../vertical-declaration.ts';

const SYSTEM = 'stays';

/** Those of the sandbox. */
const secrets = {
  STAY_SUPPLIER_KEY: 'duffel_test_travesia_sandbox',
} as const;

export const hotelsDeclaration = {
  system: SYSTEM,
  requirement: 'B-36',
  address: 'STAY_SUPPLIER_URL',
  secrets,
  settings: {
    STAY_SUPPLIER_URL: outside(address('http://127.0.0.1:3003'), {
      system: SYSTEM,
      role: 'address',
      foundAt: 'Duffel: https://api.duffel.com',
    }),
    STAY_SUPPLIER_KEY: outside(secretWith(secrets.STAY_SUPPLIER_KEY), {
      system: SYSTEM,
      role: 'key',
      foundAt:
        'Duffel: app.duffel.com, live mode, Developers, Access tokens; Stays are enabled by their sales team',
      isTest: /^duffel_test_/,
    }),
    /** Hosts, besides the supplier's own, whose pictures are passed on. */
    HOTEL_PHOTO_ORIGINS: list('https://assets.duffel.com'),
  },
} as const satisfies VerticalDeclaration;
