import { array, nullable, object, optional, string, type InferOutput } from 'valibot';

/** A whole day, or what the clock on the wall shows in an IANA zone; null where the zone is not known. */
const CalendarMomentSchema = object({ at: string(), timeZone: nullable(string()) });

/** Something of a booking that belongs into a calendar; words arrive in the request's language. */
export const CalendarEventSchema = object({
  id: string(),
  title: string(),
  place: string(),
  start: CalendarMomentSchema,
  end: CalendarMomentSchema,
});
export type CalendarEventView = InferOutput<typeof CalendarEventSchema>;

/** Absent in bookings made before calendars were stored. */
export const CalendarSchema = optional(array(CalendarEventSchema));
