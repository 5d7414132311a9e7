import { useText } from '@travesia/i18n';
import type { OfferJourney } from '../journeys-of.ts';
import { warningTexts } from './texts.ts';
import styles from './travel-warnings.module.css';
import { useWarningSentences } from './use-warnings.ts';

export type TravelWarningsProps = {
  journey: OfferJourney;
  /** No later departure was found. */
  isLastOfDay?: boolean;
};

/** What to know about a journey before it is chosen or paid; nothing where nothing is to be said. */
export function TravelWarnings({ journey, isLastOfDay = false }: TravelWarningsProps) {
  const { t } = useText(warningTexts);
  const sentences = useWarningSentences()(journey, { isLastOfDay });
  if (sentences.length === 0) return null;
  return (
    <ul role="list" className={styles.warnings} aria-label={t('title')}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
