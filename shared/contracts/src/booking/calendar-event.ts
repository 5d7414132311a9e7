import * as v from 'valibot';

/** A whole day, or what the clock on the wall shows in an IANA zone; null where the zone is not known. */
const CalendarMomentSchema = v.object({ at: v.string(), timeZone: v.nullable(v.string()) });

/** Something of a booking that belongs into a calendar; words arrive in the request's language. */
export const CalendarEventSchema = v.object({
  id: v.string(),
  title: v.string(),
  place: v.string(),
  start: CalendarMomentSchema,
  end: CalendarMomentSchema,
});
export type CalendarEventView = v.InferOutput<typeof CalendarEventSchema>;

/** Absent in bookings made before calendars were stored. */
export const CalendarSchema = v.optional(v.array(CalendarEventSchema));
