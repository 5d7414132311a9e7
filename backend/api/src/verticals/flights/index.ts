import { createFlightsModule, type FlightSupplier } from '../../modules/flights/index.ts';
import { createDuffelFlightSupplier } from '../../suppliers/flight-duffel/index.ts';
import { tryFlightAccess } from '../../suppliers/duffel/index.ts';
import { defineVertical, failing } from '../vertical.ts';
import { flightsDeclaration } from './declaration.ts';

export const flights = defineVertical({
  declaration: flightsDeclaration,
  create: createFlightsModule,
  connect: ({ configuration, rateOf }) => ({
    flightSupplier: createDuffelFlightSupplier({
      baseUrl: configuration.FLIGHT_SUPPLIER_URL,
      token: configuration.FLIGHT_SUPPLIER_KEY,
      webhookSecret: configuration.FLIGHT_WEBHOOK_SECRET,
      site: new URL(configuration.SITE_ORIGIN).host,
      rateOf,
    }),
  }),
  noSupplier: {
    flightSupplier: failing<FlightSupplier>('flight supplier', {
      readNotification: () => ({ state: 'forged' }),
    }),
  },
  probe: ({ FLIGHT_SUPPLIER_URL: baseUrl, FLIGHT_SUPPLIER_KEY: token }) =>
    tryFlightAccess({ baseUrl, token }),
});
