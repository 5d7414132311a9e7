import { memo, useId, useState } from 'react';
import { Button } from '@travesia/ui/button';
import { CodeTile } from '@travesia/ui/code-tile';
import { ChevronDownIcon } from '@travesia/ui/icon';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import type { LocalDateTime, Money } from '@travesia/domain';
import { choosingTexts, RateFailed } from '@travesia/booking-ui/choosing';
import { formatDuration, formatLocalTime, formatSpokenDuration, useMoney, useText } from '@travesia/i18n';
import { airlinesOf, journeysOf, operatorsOf, stopsOf } from '../../../offers/journeys-of.ts';
import { useShortWarnings } from '../../../offers/warnings/index.ts';
import type { Selection } from '../hooks/use-select-offer.ts';
import type { ResultLine } from '../model/results-list.ts';
import type { BagTotals } from '../model/with-bags.ts';
import { resultsTexts } from '../texts.ts';
import { FareFacts } from './fare-facts.tsx';
import { JourneyTimes } from './journey-times.tsx';
import { LengthBar } from './length-bar.tsx';
import { OfferDetails } from './offer-details.tsx';
import styles from './offer-line.module.css';
import { OfferPrice } from './offer-price.tsx';

export type OfferLineProps = {
  line: ResultLine;
  leg: number;
  /** Another journey is picked after it. */
  isStep: boolean;
  /** Of several cities, whose flights are no outbound and return. */
  isSeveral: boolean;
  longestMinutes: number;
  /** When the last flights of the day leave; null where there is only one departure. */
  lastDeparture: LocalDateTime | null;
  cheapest: Money | null;
  dictionaries: Dictionaries;
  /** Set where prices are those with a bag. */
  bags: BagTotals | null;
  selection: Selection;
  onChoose: (offer: FlightOffer) => void;
  onRefresh: () => void;
};

const isSameLine = (one: ResultLine, other: ResultLine) =>
  one.offer === other.offer &&
  one.fares.length === other.fares.length &&
  one.fares.every((fare, place) => fare === other.fares[place]);

function isSameOffer({ line, ...one }: OfferLineProps, { line: otherLine, ...other }: OfferLineProps) {
  const keys = Object.keys(one) as (keyof typeof one)[];
  return isSameLine(line, otherLine) && keys.every((key) => one[key] === other[key]);
}

/** An offer as a line of a board (F-19). Filters make lines anew; one that stays is not rendered again. */
export const OfferLine = memo(function OfferLine({
  line,
  leg,
  isStep,
  isSeveral,
  longestMinutes,
  lastDeparture,
  cheapest,
  dictionaries,
  bags,
  selection,
  onChoose,
  onRefresh,
}: OfferLineProps) {
  const { t, locale, tag } = useText(resultsTexts);
  const { t: words } = useText(choosingTexts);
  const money = useMoney();
  const shortWarnings = useShortWarnings();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { offer, fares } = line;
  const journey = journeysOf(offer, dictionaries)[leg];
  const first = journey?.segments[0];
  const last = journey?.segments.at(-1);
  if (!journey || !first || !last) return null;

  const stops = stopsOf(journey);
  const operators = operatorsOf(journey);
  const airlines = airlinesOf(journey);
  const isLastOfDay = first.departureAt === lastDeparture;
  const choices = isStep ? [] : fares;
  const ofPair = isStep ? 'ticket.theOutbound' : 'ticket.theReturn';
  const ofChoice = isSeveral || (leg === 0 && !isStep) ? 'ticket.theFlight' : ofPair;
  const concerned =
    selection.status !== 'none' ? fares.find(({ id }) => id === selection.offerId) : undefined;

  return (
    <article
      className={styles.offer}
      data-open={isOpen ? '' : undefined}
      aria-label={t('ticket.label', {
        airline: airlines,
        departure: formatLocalTime(first.departureAt, tag),
        arrival: formatLocalTime(last.arrivalAt, tag),
        price: money(offer.price.intTotal),
      })}
    >
      <div className={styles.when}>
        <JourneyTimes journey={journey} />
        <p className={styles.codes}>
          {first.from.code} – {last.to.code}
        </p>
      </div>
      <div className={styles.way}>
        <LengthBar journey={journey} longestMinutes={longestMinutes} />
        <p>
          <b aria-hidden="true">{formatDuration(journey.durationInMinutes, locale)}</b>
          <VisuallyHidden>{formatSpokenDuration(journey.durationInMinutes, locale)}</VisuallyHidden>
          {' · '}
          {stops.length === 0 ? (
            <span className={styles.direct}>{t('ticket.direct')}</span>
          ) : (
            [
              t('ticket.stops', { count: stops.length }),
              ...stops.map(({ cityName, minutes }) =>
                t('ticket.wait', { place: cityName, duration: formatDuration(minutes, locale) }),
              ),
            ].join(', ')
          )}
        </p>
      </div>
      <div className={styles.about}>
        <div className={styles.airline}>
          <CodeTile code={first.carrierCode} />
          <span>
            <span className={styles.name}>{airlines}</span>
            {operators.length > 0 && (
              <span className={styles.operator}>
                {t('ticket.operatedBy', { airlines: operators.join(', ') })}
              </span>
            )}
          </span>
        </div>
        <FareFacts
          offer={offer}
          fares={fares}
          bags={bags}
          warnings={shortWarnings(journey, { isLastOfDay })}
        />
      </div>
      <OfferPrice offer={offer} isFrom={isStep} cheapest={cheapest} />
      <Button
        className={styles.go}
        size="small"
        pending={selection.status === 'confirming' && concerned !== undefined}
        pendingText={t('ticket.choosing')}
        onClick={() => onChoose(offer)}
      >
        {t('ticket.choose')}
        <VisuallyHidden> {t(ofChoice)}</VisuallyHidden>
      </Button>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        {choices.length > 1 && t('ticket.fares', { count: choices.length })}
        {choices.length > 1 ? <VisuallyHidden>{t('ticket.andDetails')}</VisuallyHidden> : t('ticket.details')}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <OfferDetails
          id={detailsId}
          journey={journey}
          isLastOfDay={isLastOfDay}
          fares={choices}
          bags={bags}
          onSelect={onChoose}
        />
      )}
      {selection.status === 'failed' && concerned && (
        <div className={styles.failure}>
          <RateFailed
            title={t('validate.title')}
            code={selection.code}
            onRetry={() => onChoose(concerned)}
            refresh={{ words: words('timer.refresh'), onRefresh }}
          />
        </div>
      )}
    </article>
  );
}, isSameOffer);
