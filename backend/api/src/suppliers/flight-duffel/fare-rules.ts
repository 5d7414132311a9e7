import type { FareRule, Locale } from '@travesia/contracts';
import { byLocale, type Money } from '@travesia/domain';
import { moneyText } from '../../text/amounts.ts';
import { toConditions, type DuffelOffer } from './offer-from-duffel.ts';

interface RuleWords {
  readonly title: string;
  readonly forbidden: string;
  readonly free: string;
  readonly paid: string;
}

const WORDS: Readonly<Record<Locale, Readonly<Record<'REFUND' | 'EXCHANGE', RuleWords>>>> = {
  es: {
    REFUND: {
      title: 'Reembolso',
      forbidden: 'Esta tarifa no se puede reembolsar.',
      free: 'Puedes cancelar antes de la salida y recuperar el importe sin penalización.',
      paid: 'Puedes cancelar antes de la salida con una penalización de {penalty} por reserva.',
    },
    EXCHANGE: {
      title: 'Cambios',
      forbidden: 'Esta tarifa no permite cambios.',
      free: 'Puedes cambiar el vuelo antes de la salida sin penalización; se paga la diferencia de tarifa.',
      paid: 'Puedes cambiar el vuelo antes de la salida con una penalización de {penalty} por reserva, más la diferencia de tarifa.',
    },
  },
  en: {
    REFUND: {
      title: 'Refund',
      forbidden: 'This fare cannot be refunded.',
      free: 'You can cancel before departure and get the fare back without penalty.',
      paid: 'You can cancel before departure for a penalty of {penalty} per booking.',
    },
    EXCHANGE: {
      title: 'Changes',
      forbidden: 'This fare does not allow changes.',
      free: 'You can change the flight before departure without penalty; you pay the difference in fare.',
      paid: 'You can change the flight before departure for a penalty of {penalty} per booking, plus the difference in fare.',
    },
  },
};

function ruleOf(
  category: 'REFUND' | 'EXCHANGE',
  allowed: boolean,
  penalty: Money | null,
  locale: Locale,
): FareRule {
  const words = WORDS[locale][category];
  const hasPenalty = penalty !== null && penalty.amount > 0;
  const text = !allowed
    ? words.forbidden
    : hasPenalty
      ? words.paid.replace('{penalty}', moneyText(penalty, locale))
      : words.free;
  return { category, title: words.title, text, penalty };
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
