import type { Locale } from '@travesia/contracts';
import { conditionSentences, type Conditions } from '@travesia/contracts/condition-texts';
import type { AmountWords } from './amounts.ts';
import { writtenTag } from './in-market.ts';

/** The rules of a fare or a rate in sentences, as orders, bookings and mails store and show them (M-11). */
export const conditionText = (conditions: Conditions, locale: Locale, money: AmountWords): string[] =>
  conditionSentences(conditions, { locale, tag: writtenTag(locale), money, dates: 'long' }).map(
    (sentence) => `${sentence}.`,
  );
