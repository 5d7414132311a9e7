import { check, maxValue, minValue, number, pipe, regex, string } from 'valibot';

/** Values that every supplier writes alike. */
export const CountryCode = pipe(string(), regex(/^[A-Z]{2}$/));
export const Instant = pipe(
  string(),
  check((text) => Number.isFinite(Date.parse(text))),
);
/** A local clock: what follows the minutes means nothing to us. */
export const LocalTime = pipe(
  string(),
  regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/),
  check((text) => Number.isFinite(Date.parse(`${text.slice(0, 16)}Z`))),
);
export const Latitude = pipe(number(), minValue(-90), maxValue(90));
export const Longitude = pipe(number(), minValue(-180), maxValue(180));
