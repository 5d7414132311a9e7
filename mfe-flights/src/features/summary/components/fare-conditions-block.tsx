import { useConditionSentences } from '@travesia/booking-ui/conditions';
import { summaryStyles } from '@travesia/booking-ui/summary';
import type { FlightOffer, OrderView } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { summaryTexts } from '../texts.ts';

export type FareConditionsBlockProps = {
  offer: FlightOffer;
  /** Once the server has the order: it knows our fees and the bags, too. */
  view: OrderView | null;
};

const FARE_CODES: ReadonlySet<string> = new Set(['free_cancellation', 'refund', 'change']);

/** What may be changed or given back, and at which price. */
export function FareConditionsBlock({ offer, view }: FareConditionsBlockProps) {
  const { t } = useText(summaryTexts);
  const sentencesOf = useConditionSentences();
  const sentences = view
    ? view.policies.filter(({ code }) => FARE_CODES.has(code)).map(({ text }) => text)
    : sentencesOf({ of: 'fare', terms: offer.conditions });
  return (
    <section className={summaryStyles.rules}>
      <h2>{t('rules.title')}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
