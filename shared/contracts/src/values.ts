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
  rfcEmail,
  string,
  transform,
  trim,
  type InferOutput,
  uuid,
} from 'valibot';
import { isLocalDate, PHONE_DIGITS, plainPhone, withoutInvisibleMarks } from '@travesia/domain';

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

export const EMAIL_MAX_LENGTH = 254;

/** A domain in any script as the mail carries it: muñoz.es is xn--muoz-hqa.es, as Chromium writes it by itself. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // oxlint-disable-next-line no-control-regex
  if (at === 0 || /^[\0-\x7F]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, at) + new URL(`http://${domain}`).hostname;
}

/** local@domain.tld as in the HTML standard, at most 254 characters. The message is a code; words are the reader's. */
export const EmailSchema = pipe(
  string('email_invalid'),
  transform((text) => withAsciiDomain(withoutInvisibleMarks(text).trim())),
  maxLength(EMAIL_MAX_LENGTH, 'email_invalid'),
  rfcEmail('email_invalid'),
  regex(/^.{1,64}@.*\../, 'email_invalid'),
);

const phonePattern = new RegExp(`^\\+?\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`);
/** Optional plus, then 9 to 15 digits, spaces, dashes and invisible marks stripped first. */
export const PhoneSchema = pipe(
  string('phone_required'),
  transform(plainPhone),
  minLength(1, 'phone_required'),
  regex(phonePattern, 'phone_invalid'),
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
