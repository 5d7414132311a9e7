import { useId, useState, type SyntheticEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ChangeOffer, DeskBooking, OrderSection } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { focusField } from '@travesia/ui/error-summary';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { MakeAmendment } from './make-amendment.tsx';
import styles from './booking.module.css';

/** IB 123 MAD 2026-12-01 10:00 → BOG 2026-12-01 14:00 */
function flightsOf(section: OrderSection): string {
  if (section.kind !== 'journey') return section.heading;
  return section.segments
    .map(
      ({ carrierCode, flightNumber, from, to, departureAt, arrivalAt }) =>
        `${carrierCode} ${flightNumber} ${from.code} ${departureAt.replace('T', ' ')} → ${to.code} ${arrivalAt.replace('T', ' ')}`,
    )
    .join(' · ');
}

export type ChangeFlightProps = { booking: DeskBooking; onDone: (state: 'sent' | 'done') => void };

/** Other flights of the same airline: offers for a day, and the price of one. */
export function ChangeFlight({ booking, onDone }: ChangeFlightProps) {
  const { t, tag } = useText(deskTexts);
  const { client } = useDesk();
  const dateId = useId();
  const [journey, setJourney] = useState(0);
  const [date, setDate] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { id } = booking;
  const journeys = booking.shown?.sections.filter(({ kind }) => kind === 'journey') ?? [];
  const quote = useMutation({
    mutationFn: ({ offerRef, total: shown }: ChangeOffer) => client.changeQuote({ id, offerRef, shown }),
  });
  const offers = useMutation({ mutationFn: () => client.changeOffers({ id, journey, date }) });
  const fault = quote.error ?? offers.error;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (offers.isPending) return;
    setMissing(date === '');
    quote.reset();
    if (date === '') focusField(dateId);
    else offers.mutate();
  }

  return (
    <>
      <form className={styles.form} aria-label={t('amend.change')} noValidate onSubmit={submit}>
        <Select
          label={t('amend.journey')}
          value={String(journey)}
          onChange={({ target }) => setJourney(Number(target.value))}
        >
          {journeys.map((section, place) => (
            <option key={section.heading} value={String(place)}>
              {section.heading}
            </option>
          ))}
        </Select>
        <TextField
          id={dateId}
          type="date"
          label={t('amend.date')}
          required
          value={date}
          error={isMissing ? t('amend.dateMissing') : undefined}
          onChange={({ target }) => setDate(target.value)}
        />
        <Button type="submit" size="small" pending={offers.isPending}>
          {t('amend.find')}
        </Button>
      </form>
      {fault && <DeskFaultNotice fault={fault} />}
      <div role="status">{offers.data?.length === 0 && <Notice>{t('amend.noOffers')}</Notice>}</div>
      {!quote.data && offers.data && offers.data.length > 0 && (
        <ul className={styles.list} aria-label={t('amend.offers')}>
          {offers.data.map((offer) => {
            const amount = formatMoney(offer.total, tag);
            const flights = flightsOf(offer.section);
            return (
              <li key={offer.offerRef}>
                <Button
                  size="small"
                  disabled={quote.isPending}
                  aria-label={t('amend.choose', { flights, amount })}
                  onClick={() => quote.mutate(offer)}
                >
                  {amount}
                </Button>{' '}
                {flights}
              </li>
            );
          })}
        </ul>
      )}
      {quote.data && (
        <>
          <ul className={styles.list} aria-label={t('amend.after')}>
            {quote.data.sections.map((section) => (
              <li key={section.heading}>{flightsOf(section)}</li>
            ))}
          </ul>
          <MakeAmendment
            booking={booking}
            quote={quote.data}
            penalty={quote.data.penalty}
            onDone={onDone}
            onBack={() => quote.reset()}
          />
        </>
      )}
    </>
  );
}
