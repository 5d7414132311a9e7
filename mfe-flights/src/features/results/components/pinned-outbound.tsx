import { Button } from '@travesia/ui/button';
import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { journeyView } from '../model/journey-view.ts';
import { resultsTexts } from '../texts.ts';
import { JourneyLine } from './journey-line.tsx';
import styles from './pinned-outbound.module.css';

export type PinnedOutboundProps = { offer: FlightOffer; dictionaries: Dictionaries; onChange: () => void };

/** The outbound that was picked stays in view while the return is picked (F-21). */
export function PinnedOutbound({ offer, dictionaries, onChange }: PinnedOutboundProps) {
  const { t } = useText(resultsTexts);
  const itinerary = offer.itineraries[0];
  const journey = itinerary && journeyView(itinerary, dictionaries);
  if (!journey) return null;
  return (
    <section className={styles.pinned} aria-label={t('pinned.title')}>
      <div className={styles.head}>
        <h2>{t('pinned.title')}</h2>
        <Button size="small" onClick={onChange}>
          {t('pinned.change')}
        </Button>
      </div>
      <JourneyLine journey={journey} />
    </section>
  );
}
