import { SetOrderReplySchema } from '@travesia/contracts';
import { samePaxes, SUPPLIER_LOCALE, inLocale } from '@travesia/domain';
import {
  ACTIVITY,
  ACTIVITY_WORDS,
  TOUR,
  TOUR_WORDS,
  SetActivityOrderSchema,
} from '@travesia/products/tours-activities';
import { ApiError } from '../../../errors/index.ts';
import { defineOrderKind, priceOf, type OrderKindDefinition } from '../../booking/index.ts';
import type { ActivitySupplier } from '../ports.ts';
import type { PricedActivity } from '../priced-activity.ts';
import type { ActivityRange } from '../ranges.ts';
import { costOf } from '../sold-day.ts';
import { activityCalendar } from './activity-calendar.ts';
import { createActivityDesk } from './activity-desk.ts';
import { isFreeToCancel, orderableActivity, participants, type ActivityOrder } from './activity-order.ts';
import { activityPolicies } from './activity-policies.ts';
import { activityPriceLines } from './activity-price-lines.ts';
import { activityHeading, activitySections, pickupOf } from './activity-sections.ts';

const PRODUCTS = {
  activities: { order: ACTIVITY, words: ACTIVITY_WORDS },
  tours: { order: TOUR, words: TOUR_WORDS },
} as const;

/** Activities, or tours, as the booking core knows them (B-25). */
export function activityOrderKind(
  range: ActivityRange,
  supplier: ActivitySupplier,
  findPricedActivity: (id: string, range: ActivityRange) => Promise<PricedActivity>,
): OrderKindDefinition {
  const {
    order: { kind, paths },
    words,
  } = PRODUCTS[range];
  return defineOrderKind({
    kind,
    summaryPath: paths.summary,
    words,
    setOrder: {
      path: `${kind}-order`,
      summary: `Sets the checked ${kind} of the booking; another one resets the later steps (B-25)`,
      body: SetActivityOrderSchema,
      reply: SetOrderReplySchema,
      errors: ['activity_not_found', 'activity_rate_expired'],
      async find({ code, modality, rateKey, date, paxes }) {
        const priced = await findPricedActivity(rateKey, range);
        // A key of another choice is nobody's rate.
        const isSame =
          priced.code === code &&
          priced.modality === modality &&
          priced.day.date === date &&
          samePaxes(priced.paxes, paxes);
        if (!isSame) throw new ApiError('activity_not_found');
        return orderableActivity(priced);
      },
      bodyOf: (rateKey, { code, modality, day, paxes }) => ({
        code,
        modality,
        rateKey,
        date: day.date,
        paxes,
      }),
      replyOf: ({ id, bookingId }) => ({ id, bookingId }),
    },
    identityOf: ({ day, session, serviceLanguage }: ActivityOrder) =>
      JSON.stringify([day.supplierRateKey, day.date, session, serviceLanguage]),
    describe: (order, locale, { amountWords, answers }) => ({
      heading: activityHeading(order, locale),
      sections: activitySections(order, locale, answers),
      calendar: activityCalendar(order, locale, answers),
      policies: activityPolicies(order, locale, amountWords),
      pickup: pickupOf(answers),
    }),
    // Fees of S-42 are a passenger's; nobody flies here.
    priceLines: (order, _extras, locale) => activityPriceLines(order, locale),
    travellersOf: participants,
    requirementsOf: ({ day, birthDatesCode, words: asked }, locale) => ({
      passportRequired: false,
      firstTravelDate: day.date,
      lastTravelDate: day.endDate,
      travellerFields: birthDatesCode === null ? 'name' : 'name-and-birth',
      questions: inLocale(asked, locale).questions.map((question) => ({ ...question })),
    }),
    recordOf: (order, { saves }) => ({
      type: `${kind}-order`,
      code: order.code,
      modality: order.modality,
      rateKey: order.day.supplierRateKey,
      date: order.day.date,
      paxes: order.paxes,
      BookingRequirements: {
        contactInfo: saves.customer !== null,
        travelersInfo: saves.passengers !== null,
        paymentInfo: saves.payment !== null,
      },
    }),
    partsOf: () => [
      {
        name: kind,
        title: words.name,
        referenceLabel: words.supplierReference,
        desk: createActivityDesk(supplier),
        amountsOf(order) {
          const price = priceOf(activityPriceLines(order, SUPPLIER_LOCALE));
          const cost = costOf(order.day);
          return { price, cost, margin: price.amount - cost.amount, settled: order.day.settled };
        },
        isFreeToCancel,
      },
    ],
  });
}
