import type { FareRule, Locale } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { byLocale, type Money } from '@travesia/domain';
import { moneyText } from '../../text/amounts.ts';
import { toConditions, type DuffelOffer } from './offer-from-duffel.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/fare-rules.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/fare-rules.json'));

function ruleOf(
  category: 'REFUND' | 'EXCHANGE',
  allowed: boolean,
  penalty: Money | null,
  locale: Locale,
): FareRule {
  const words = wordsOf(locale);
  const hasPenalty = penalty !== null && penalty.amount > 0;
  const text = !allowed
    ? words(`rule.${category}.forbidden`)
    : hasPenalty
      ? words(`rule.${category}.paid`, { penalty: moneyText(penalty, locale) })
      : words(`rule.${category}.free`);
  return { category, title: words(`rule.${category}.title`), text, penalty };
}

/** The supplier's conditions as rules a traveller can read; null where it states none. */
export function toFareRules(offer: DuffelOffer): Record<Locale, FareRule[]> | null {
  const { refund_before_departure: refund, change_before_departure: change } = offer.conditions;
  if (refund === null && change === null) return null;
  const { refundable, refundPenalty, changeable, changePenalty } = toConditions(offer);
  return byLocale((locale) => [
    ...(refund === null ? [] : [ruleOf('REFUND', refundable, refundPenalty, locale)]),
    ...(change === null ? [] : [ruleOf('EXCHANGE', changeable, changePenalty, locale)]),
  ]);
}
