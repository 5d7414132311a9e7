import { createHotelsModule, type StaySupplier } from '../../modules/hotels/index.ts';
import { tryStayAccess } from '../../suppliers/duffel/index.ts';
import { createDuffelStaySupplier } from '../../suppliers/stays-duffel/index.ts';
import { defineVertical, failing } from '../vertical.ts';
import { hotelsDeclaration } from './declaration.ts';

export const hotels = defineVertical({
  declaration: hotelsDeclaration,
  create: createHotelsModule,
  connect: ({ configuration, rateOf }) => ({
    staySupplier: createDuffelStaySupplier({
      baseUrl: configuration.STAY_SUPPLIER_URL,
      token: configuration.STAY_SUPPLIER_KEY,
      rateOf,
    }),
  }),
  noSupplier: { staySupplier: failing<StaySupplier>('supplier of stays') },
  probe: ({ STAY_SUPPLIER_URL: baseUrl, STAY_SUPPLIER_KEY: token }) => tryStayAccess({ baseUrl, token }),
});
