import type { FastifyInstance } from 'fastify';
import type { ActivitiesContext } from './context.ts';
import { CITY_MAGIC, HOLDER_MAGIC, NAMED_SWITCHES, SWITCH_CITY } from './switches.ts';

/** For tests and for a person who plays the switches by hand. */
export function registerActivitiesControl(
  app: FastifyInstance,
  { switches, records, clock }: ActivitiesContext,
): void {
  switches.register(app, '/_control/activities/switches', {
    byCity: CITY_MAGIC,
    switchCity: SWITCH_CITY,
    byName: Object.fromEntries(NAMED_SWITCHES.map(({ es, acts }) => [es, acts])),
    byFamilyName: HOLDER_MAGIC,
  });

  app.get('/_control/activities/bookings', async () => ({
    bookings: records
      .bookings(clock.nowMs())
      .map(({ booking, answers, familyName, createdMs, refundCents }) => ({
        reference: booking.reference,
        clientReference: booking.clientReference,
        status: booking.status,
        createdMs,
        refundCents,
        totalAmount: booking.total,
        familyName,
        answers,
        code: booking.activities[0]?.code,
        date: booking.activities[0]?.dateFrom,
        paxes: booking.activities[0]?.paxes,
      })),
  }));
}
