import type { Locale } from '@travesia/contracts';
import { formatPrice, type ExchangeRates, type Money } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import { airportsOfPlace, findMetropolitanArea } from '@travesia/geography';
import { flightResultsAddress } from '@travesia/products/flights';
import type words from '../../locales/es/price-alert-mails.json';
import { dayOfMomentText, dayText } from '../../text/amounts.ts';
import { writtenTag } from '../../text/in-market.ts';
import { wordsIn } from '../../text/words.ts';
import { action, facts, link, note, paragraph, type Mail } from '../mail/index.ts';
import { journeyOf } from './journey.ts';
import type { ComparedAlert, PriceAlert } from './repository.ts';

const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/price-alert-mails.json'),
);

export interface MailParts {
  readonly siteOrigin: string;
  /** Those of the day; null where there are none. */
  readonly rates: ExchangeRates | null;
}

function cityName(place: string, locale: Locale): string {
  const [airport] = airportsOfPlace(place);
  return (findMetropolitanArea(place)?.name ?? airport?.cityName)?.[locale] ?? place;
}

function partsOf(alert: PriceAlert, { siteOrigin, rates }: MailParts) {
  const { locale, key, fall, travelerInfo } = alert;
  const { from, to, cabin, day } = journeyOf(alert, travelerInfo);
  const words = wordsOf(locale);
  const format = { numberLocale: writtenTag(locale), currency: fall.currency, rates };
  const people = (['adult', 'child', 'infant'] as const)
    .flatMap((type) => (travelerInfo[type] > 0 ? [words(type, { count: travelerInfo[type] })] : []))
    .join(', ');
  return {
    words,
    money: (amount: Money) => formatPrice(amount, format),
    trip: `${cityName(from, locale)} – ${cityName(to, locale)}`,
    journey: [
      { label: words('departure'), value: dayText(day.departureDate, locale) },
      ...(day.returnDate === null
        ? []
        : [{ label: words('return'), value: dayText(day.returnDate, locale) }]),
      { label: words('travelers'), value: people },
    ],
    results: `${siteOrigin}/${locale}${flightResultsAddress({
      ...day,
      from,
      to,
      cabin,
      travelerInfo,
      isOneWay: day.returnDate === null,
    })}`,
    page: (name: 'alta' | 'baja') => `${siteOrigin}/${locale}/alertas/${name}?key=${key}`,
    // One press in the mail program, which follows no link (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${siteOrigin}/api/price-alerts/one-click?key=${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Asks the address whether it wants the alert (double opt-in), with the way out of it. */
export function priceAlertConfirmMail(alert: PriceAlert, parts: MailParts): Mail {
  const { words, money, trip, journey, page, headers } = partsOf(alert, parts);
  return {
    cause: `price-alert-confirm:${alert.id}`,
    kind: 'price-alert-confirm',
    to: alert.email,
    subject: words('confirm.subject', { trip }),
    body: [
      paragraph(words('confirm.text', { fall: money(alert.fall) })),
      facts(...journey, ...(alert.base ? [{ label: words('seen'), value: money(alert.base) }] : [])),
      action(words('confirm.join'), page('alta')),
      paragraph(words('confirm.otherwise')),
      link(words('confirm.leave'), page('baja')),
    ],
    language: alert.locale,
    headers,
  };
}

/** Tells that the price has fallen: from which, to which, seen when. */
export function priceAlertMail(
  alert: ComparedAlert & { readonly base: Money },
  price: Money,
  { now, ...parts }: MailParts & { readonly now: Date },
): Mail {
  const { words, money, trip, journey, results, page, headers } = partsOf(alert, parts);
  const { locale, seenAt, base } = alert;
  const seenOn = dayOfMomentText(seenAt.toISOString(), locale);
  return {
    // Once a day at the most, whatever is seen.
    cause: `price-alert:${alert.id}:${now.toISOString().slice(0, 10)}`,
    kind: 'price-alert',
    to: alert.email,
    subject: words('fallen.subject', { trip, price: money(price) }),
    body: [
      paragraph(
        words('fallen.text', { fall: money({ ...price, amount: base.amount - price.amount }), trip }),
      ),
      facts(
        { label: words('fallen.now'), value: money(price) },
        { label: words('fallen.before'), value: money(base) },
        ...journey,
      ),
      action(words('fallen.see'), results),
      note(words('fallen.note', { day: seenOn })),
      link(words('fallen.leave'), page('baja')),
    ],
    language: locale,
    headers,
  };
}
