import { SANDBOX_DUFFEL_TOKEN } from '../duffel/token.ts';
import { defineVendor } from '../vendor.ts';
import { staysPlugin } from './plugin.ts';

export const stays = defineVendor({
  keysFrom: ({ STAY_SUPPLIER_KEY: token = SANDBOX_DUFFEL_TOKEN }) => token,
  register: async (app, world, token) => {
    await app.register(staysPlugin, { ...world, token });
  },
});
