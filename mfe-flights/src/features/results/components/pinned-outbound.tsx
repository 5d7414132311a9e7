import { Button } from '@travesia/ui/button';
import { CodeTile } from '@travesia/ui/code-tile';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { formatDuration, formatLocalDate, useText } from '@travesia/i18n';
import { stopsOf, type OfferJourney } from '../../../offers/journeys-of.ts';
import { resultsTexts } from '../texts.ts';
import { JourneyTimes } from './journey-times.tsx';
import styles from './pinned-outbound.module.css';

export type PinnedOutboundProps = { journey: OfferJourney; onChange: () => void };

/** The outbound that was picked stays in view, as a ticket, while the return is picked (F-21). */
export function PinnedOutbound({ journey, onChange }: PinnedOutboundProps) {
  const { t, locale } = useText(resultsTexts);
  const first = journey.segments[0];
  const last = journey.segments.at(-1);
  if (!first || !last) return null;
  const stops = stopsOf(journey).length;
  return (
    <section className={styles.ticket} aria-label={t('pinned.title')}>
      <CodeTile code={first.carrierCode} />
      <div className={styles.main}>
        <h2 className={styles.small}>
          {t('pinned.title')} · {formatLocalDate(first.departureAt, locale, 'medium')}
        </h2>
        <JourneyTimes journey={journey} />
        <p className={styles.small}>
          {[
            `${first.from.code} – ${last.to.code}`,
            formatDuration(journey.durationInMinutes, locale),
            stops === 0 ? t('ticket.direct') : t('ticket.stops', { count: stops }),
            first.carrierName,
          ].join(' · ')}
        </p>
      </div>
      <div className={styles.stub}>
        <Button size="small" onClick={onChange}>
          {t('pinned.change')}
          <VisuallyHidden> {t('pinned.theOutbound')}</VisuallyHidden>
        </Button>
      </div>
    </section>
  );
}
