import { SANDBOX_DUFFEL_TOKEN } from '../duffel/token.ts';
import { defineVendor } from '../vendor.ts';
import { flightsPlugin } from './plugin.ts';

export const flights = defineVendor({
  keysFrom: ({ FLIGHT_SUPPLIER_KEY: token = SANDBOX_DUFFEL_TOKEN }) => token,
  register: async (app, { flightNews: news, ...world }, token) => {
    await app.register(flightsPlugin, { ...world, token, ...(news && { news }) });
  },
});
