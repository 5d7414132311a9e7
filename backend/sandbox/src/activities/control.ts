import type { FastifyInstance } from 'fastify';
import { isRecord } from '../duffel/body.ts';
import type { ActivitiesContext } from './context.ts';
import {
  ACTIVITY_SWITCHES,
  CITY_MAGIC,
  HOLDER_MAGIC,
  NAMED_SWITCHES,
  SWITCH_CITY,
  type ActivitySwitchSetting,
} from './switches.ts';

function textOrNull(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : undefined;
}

function settingOf(body: unknown): ActivitySwitchSetting | null {
  if (!isRecord(body)) return null;
  const city = textOrNull(body['city']);
  const activity = textOrNull(body['activity']);
  const familyName = textOrNull(body['familyName']);
  const { switches, times = null } = body;
  if (city === undefined || activity === undefined || familyName === undefined) return null;
  if (times !== null && !(Number.isInteger(times) && Number(times) > 0)) return null;
  if (!Array.isArray(switches)) return null;
  const known = ACTIVITY_SWITCHES.filter((each) => switches.includes(each));
  if (known.length === 0 || known.length !== switches.length) return null;
  return { city, activity, familyName, switches: known, remaining: times === null ? null : Number(times) };
}

/** For tests and for a person who plays the switches by hand. */
export function registerActivitiesControl(
  app: FastifyInstance,
  { switches, records, clock }: ActivitiesContext,
): void {
  app.get('/_control/activities/switches', async () => ({
    switches: ACTIVITY_SWITCHES,
    byCity: CITY_MAGIC,
    switchCity: SWITCH_CITY,
    byName: Object.fromEntries(NAMED_SWITCHES.map(({ es, acts }) => [es, acts])),
    byFamilyName: HOLDER_MAGIC,
    set: switches.list(),
  }));

  app.post('/_control/activities/switches', async (request, reply) => {
    const setting = settingOf(request.body);
    if (!setting) {
      return reply.code(400).send({
        error: 'give switches [], and any of city "MAD", activity (its code), familyName, times',
        switches: ACTIVITY_SWITCHES,
      });
    }
    switches.add(setting);
    return { set: switches.list() };
  });

  app.delete('/_control/activities/switches', async () => {
    switches.clear();
    return { set: [] };
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
