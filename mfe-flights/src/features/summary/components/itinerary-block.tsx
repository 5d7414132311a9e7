import { Fragment } from 'react';
import { useText } from '@travesia/i18n';
import { Journey, RouteDrawing } from '@travesia/booking-ui/itinerary';
import { Link } from '@travesia/platform/libraries';
import { buttonClass } from '@travesia/ui/button';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import { journeysOf } from '../../../offers/journeys-of.ts';
import { TravelWarnings } from '../../../offers/warnings/index.ts';
import type { OpenedOffer } from '../api/open-offer.ts';
import { summaryTexts } from '../texts.ts';
import styles from './summary.module.css';

export type ItineraryBlockProps = {
  opened: OpenedOffer;
  /** Address where another flight can be chosen while the rest stays; null where the flight is all. */
  otherFlight: string | null;
};

/** The journeys of the chosen offer. */
export function ItineraryBlock({ opened, otherFlight }: ItineraryBlockProps) {
  const { t } = useText(summaryTexts);
  const journeys = journeysOf(opened.data, opened.dictionaries);
  return (
    <section aria-label={t('steps.review')}>
      <Ticket as="div">
        <TicketMain>
          {journeys.map((journey) => (
            <Fragment key={journey.journeyType}>
              <Journey journey={journey} headingLevel={2} />
              <TravelWarnings journey={journey} />
            </Fragment>
          ))}
        </TicketMain>
        <TicketStub className={styles.map}>
          <RouteDrawing sections={journeys} shape={1} shownWidth={230} />
        </TicketStub>
      </Ticket>
      {otherFlight && (
        <p className={styles.actions}>
          <Link to={otherFlight} className={buttonClass({ size: 'small' })}>
            {t('otherFlight')}
          </Link>
        </p>
      )}
    </section>
  );
}
