import type { Configuration } from '../../configuration.ts';
import { createActivitiesModule, type ActivitySupplier } from '../../modules/activities/index.ts';
import {
  createHotelbedsActivitySupplier,
  tryActivityAccess,
} from '../../suppliers/activities-hotelbeds/index.ts';
import { defineVertical, failing } from '../vertical.ts';
import { activitiesDeclaration } from './declaration.ts';

const accessOf = ({
  ACTIVITY_SUPPLIER_URL: baseUrl,
  ACTIVITY_SUPPLIER_KEY: apiKey,
  ACTIVITY_SUPPLIER_SECRET: secret,
}: Configuration) => ({ baseUrl, apiKey, secret });

export const activities = defineVertical({
  declaration: activitiesDeclaration,
  create: createActivitiesModule,
  connect: ({ configuration, rateOf }) => ({
    activitySupplier: createHotelbedsActivitySupplier({ ...accessOf(configuration), rateOf }),
  }),
  noSupplier: { activitySupplier: failing<ActivitySupplier>('supplier of activities') },
  probe: (configuration) => tryActivityAccess(accessOf(configuration)),
});
