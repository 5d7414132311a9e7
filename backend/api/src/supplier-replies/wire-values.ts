import * as v from 'valibot';

/** Values that every supplier writes alike. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export const Instant = v.pipe(
  v.string(),
  v.check((text) => Number.isFinite(Date.parse(text))),
);
/** A local clock: what follows the minutes means nothing to us. */
export const LocalTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/),
  v.check((text) => Number.isFinite(Date.parse(`${text.slice(0, 16)}Z`))),
);
export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
