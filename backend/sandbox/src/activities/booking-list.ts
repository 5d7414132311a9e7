import * as v from 'valibot';

const DAY_MS = 86_400_000;

const DayStartSchema = v.pipe(v.string(), v.isoDate(), v.transform(Date.parse));
const CountSchema = v.pipe(v.string(), v.digits(), v.toNumber());

/** GET /bookings/:language: filter, both days and `includedCancelled` are mandatory. */
export const BookingListSchema = v.pipe(
  v.object({
    filterType: v.picklist(['CHECKIN', 'CREATION', 'CANCELLATION']),
    start: DayStartSchema,
    end: DayStartSchema,
    includedCancelled: v.picklist(['true', 'false']),
    /** Empty: of anybody. */
    holder: v.optional(v.string(), ''),
    itemsPerPage: v.optional(CountSchema, '10'),
    page: v.optional(CountSchema, '1'),
  }),
  v.transform(({ start: fromMs, end, includedCancelled, ...list }) => ({
    ...list,
    fromMs,
    untilMs: end + DAY_MS,
    includesCancelled: includedCancelled === 'true',
  })),
);

export type BookingList = v.InferOutput<typeof BookingListSchema>;
