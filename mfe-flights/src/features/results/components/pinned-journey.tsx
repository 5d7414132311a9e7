import { Button } from '@travesia/ui/button';
import { CodeTile } from '@travesia/ui/code-tile';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { journeyWord } from '@travesia/domain';
import { formatDuration, formatLocalDate, useText } from '@travesia/i18n';
import { airlinesOf, stopsOf, type OfferJourney } from '../../../offers/journeys-of.ts';
import { resultsTexts } from '../texts.ts';
import { JourneyTimes } from './journey-times.tsx';
import styles from './pinned-journey.module.css';

export type PinnedJourneyProps = { journey: OfferJourney; onChange: () => void };

/** Flights that were picked stay in view, as a ticket, while the next ones are picked (F-21, Q-10). */
export function PinnedJourney({ journey, onChange }: PinnedJourneyProps) {
  const { t, locale, tag } = useText(resultsTexts);
  const { key, number } = journeyWord(journey.journeyType);
  const title = t(key === 'leg' ? 'pinned.leg' : 'pinned.title', { number });
  const first = journey.segments[0];
  const last = journey.segments.at(-1);
  if (!first || !last) return null;
  const stops = stopsOf(journey).length;
  return (
    <section className={styles.ticket} aria-label={title}>
      <CodeTile code={first.carrierCode} />
      <div className={styles.main}>
        <h2 className={styles.small}>
          {title} · {formatLocalDate(first.departureAt, tag, 'medium')}
        </h2>
        <JourneyTimes journey={journey} />
        <p className={styles.small}>
          {[
            ...[
              `${first.from.code} – ${last.to.code}`,
              formatDuration(journey.durationInMinutes, locale),
              stops === 0 ? t('ticket.direct') : t('ticket.stops', { count: stops }),
            ].map((fact) => fact.replaceAll(' ', '\u00A0')),
            airlinesOf(journey),
          ].join('\u00A0· ')}
        </p>
      </div>
      <div className={styles.stub}>
        <Button size="small" onClick={onChange}>
          {t('pinned.change')}
          <VisuallyHidden>
            {' '}
            {t(key === 'leg' ? 'pinned.theLeg' : 'pinned.theOutbound', { number })}
          </VisuallyHidden>
        </Button>
      </div>
    </section>
  );
}
