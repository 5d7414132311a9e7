import { address, list, secretWith } from '@travesia/contracts/settings';
import { outside } from '../../outside-setting.ts';
import type { VerticalDeclaration } from '../vertical-declaration.ts';

const SYSTEM = 'activities';

/** Those of the sandbox. */
const secrets = {
  ACTIVITY_SUPPLIER_KEY: 'hotelbeds_test_travesia_sandbox',
  ACTIVITY_SUPPLIER_SECRET: 'travesia-sandbox-activities',
} as const;

export const activitiesDeclaration = {
  system: SYSTEM,
  requirement: 'B-37',
  address: 'ACTIVITY_SUPPLIER_URL',
  secrets,
  settings: {
    ACTIVITY_SUPPLIER_URL: outside(address('http://127.0.0.1:3003'), {
      system: SYSTEM,
      role: 'address',
      foundAt: 'Hotelbeds: https://api.hotelbeds.com',
      isTest: /^https:\/\/api\.test\.hotelbeds\.com/,
    }),
    ACTIVITY_SUPPLIER_KEY: outside(secretWith(secrets.ACTIVITY_SUPPLIER_KEY), {
      system: SYSTEM,
      role: 'key',
      foundAt: 'Hotelbeds: developer.hotelbeds.com, Dashboard, API keys, Activities, after certification',
    }),
    ACTIVITY_SUPPLIER_SECRET: outside(secretWith(secrets.ACTIVITY_SUPPLIER_SECRET), {
      system: SYSTEM,
      role: 'key',
      foundAt: 'Hotelbeds: developer.hotelbeds.com, Dashboard, API keys, Activities, beside the key',
    }),
    /** Hosts, besides the supplier's own, whose pictures are passed on. */
    ACTIVITY_PHOTO_ORIGINS: list('https://media.activitiesbank.com'),
  },
} as const satisfies VerticalDeclaration;
