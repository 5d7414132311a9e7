import * as v from 'valibot';
import { isLocalDate } from '@travesia/domain';

/** Integer minor units with an ISO 4217 code. */
export const MoneySchema = v.object({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
export type MoneyBody = v.InferOutput<typeof MoneySchema>;

export const CurrencyCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'currency_invalid'));
export const CountryCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'country_invalid'));
/** Airport or city code (F-12). */
export const PlaceCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'place_invalid'));
export const LocalDateSchema = v.pipe(v.string(), v.check(isLocalDate, 'date_invalid'));
export const LocalDateTimeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'date_time_invalid'),
);

/** Free text of a form: trimmed and bounded. */
export const shortText = (maximum: number) => v.pipe(v.string(), v.trim(), v.maxLength(maximum, 'too_long'));
export const requiredText = (maximum: number) =>
  v.pipe(
    v.string('field_required'),
    v.trim(),
    v.minLength(1, 'field_required'),
    v.maxLength(maximum, 'too_long'),
  );

export const IdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,120}$/, 'id_invalid'));
/** A booking in progress, as the server names it. */
export const BookingIdSchema = v.pipe(v.string(), v.uuid('id_invalid'));
/** The visitor id: a UUID v4 (P-15). It identifies, it authorises nothing. */
export const AgentIdSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i, 'agent_invalid'),
);
export const CountSchema = v.pipe(v.number(), v.integer('count_invalid'), v.minValue(0, 'count_invalid'));

/** Attribution carried by payloads (P-24); absent values are empty strings. */
export const InfoDataSchema = v.object({
  source: shortText(128),
  medium: shortText(128),
  affiliateId: shortText(128),
  referrer: shortText(256),
});
export type InfoData = v.InferOutput<typeof InfoDataSchema>;
