import { useConditionSentences } from '@travesia/booking-ui/conditions';
import { summaryStyles } from '@travesia/booking-ui/summary';
import type { FlightOffer } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { summaryTexts } from '../texts.ts';

/** What may be changed or given back, and at which price. */
export function FareConditionsBlock({ offer }: { offer: FlightOffer }) {
  const { t } = useText(summaryTexts);
  const sentencesOf = useConditionSentences();
  return (
    <section className={summaryStyles.rules}>
      <h2>{t('rules.title')}</h2>
      <ul>
        {sentencesOf({ of: 'fare', terms: offer.conditions }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
