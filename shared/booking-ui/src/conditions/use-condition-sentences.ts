import { conditionSentences, type Conditions } from '@travesia/contracts/condition-texts';
import { useMoney } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';

/** Puts the rules of a fare or a rate into sentences, in the language and money of the page (M-11). */
export function useConditionSentences(): (conditions: Conditions) => string[] {
  const { locale, numberLocale } = useRemotePage();
  const money = useMoney();
  return (conditions) =>
    conditionSentences(conditions, {
      locale,
      tag: numberLocale,
      money,
      dates: 'medium',
    });
}
