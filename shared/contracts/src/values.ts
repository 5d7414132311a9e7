import {
  check,
  integer,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  pipe,
  regex,
  string,
  trim,
  type InferOutput,
  uuid,
} from 'valibot';
import { isLocalDate } from '@travesia/domain';

/** Integer minor units with an ISO 4217 code. */
export const MoneySchema = object({
  amount: pipe(number(), integer()),
  currency: pipe(string(), regex(/^[A-Z]{3}$/)),
});
export type MoneyBody = InferOutput<typeof MoneySchema>;

export const CurrencyCodeSchema = pipe(string(), regex(/^[A-Z]{3}$/, 'currency_invalid'));
export const CountryCodeSchema = pipe(string(), regex(/^[A-Z]{2}$/, 'country_invalid'));
/** Airport or city code (F-12). */
export const PlaceCodeSchema = pipe(string(), regex(/^[A-Z]{3}$/, 'place_invalid'));
export const LocalDateSchema = pipe(string(), check(isLocalDate, 'date_invalid'));
export const LocalDateTimeSchema = pipe(
  string(),
  regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'date_time_invalid'),
);

/** Free text of a form: trimmed and bounded. */
export const shortText = (maximum: number) => pipe(string(), trim(), maxLength(maximum, 'too_long'));
export const requiredText = (maximum: number) =>
  pipe(string('field_required'), trim(), minLength(1, 'field_required'), maxLength(maximum, 'too_long'));

export const IdSchema = pipe(string(), regex(/^[A-Za-z0-9_-]{1,120}$/, 'id_invalid'));
/** A booking in progress, as the server names it. */
export const BookingIdSchema = pipe(string(), uuid('id_invalid'));
/** The visitor id: a UUID v4 (P-15). It identifies, it authorises nothing. */
export const AgentIdSchema = pipe(
  string(),
  regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i, 'agent_invalid'),
);
export const CountSchema = pipe(number(), integer('count_invalid'), minValue(0, 'count_invalid'));

/** Attribution carried by payloads (P-24); absent values are empty strings. */
export const InfoDataSchema = object({
  source: shortText(128),
  medium: shortText(128),
  affiliateId: shortText(128),
  referrer: shortText(256),
});
export type InfoData = InferOutput<typeof InfoDataSchema>;
