import { defineVendor } from '../vendor.ts';
import { ACTIVITY_SANDBOX_KEYS, activitiesPlugin } from './plugin.ts';

export const activities = defineVendor({
  keysFrom: ({
    ACTIVITY_SUPPLIER_KEY: apiKey = ACTIVITY_SANDBOX_KEYS.apiKey,
    ACTIVITY_SUPPLIER_SECRET: secret = ACTIVITY_SANDBOX_KEYS.secret,
  }) => ({ apiKey, secret }),
  register: async (app, world, keys) => {
    await app.register(activitiesPlugin, { ...world, ...(keys && { keys }) });
  },
});
