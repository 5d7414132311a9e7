import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import type {
  BookingAccess,
  BookingProgress,
  ChangeOffer,
  ChangeQuote,
  ConfirmedBooking,
  OrderSection,
} from '@travesia/contracts';
import { OrderSections } from '@travesia/booking-ui/itinerary';
import { dateOf, journeyWord, type LocalDate } from '@travesia/domain';
import { useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { offerChanges, quoteChange } from '../../data/after-booking-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';
import { ChangeOffers } from './change-offers.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { ChangeWish } from './change-wish.tsx';
import { CodeFailure, CodeField } from './code-field.tsx';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { TripTitle } from './trip-title.tsx';
import { useConfirmChange } from './use-confirm-change.ts';

export type Journey = Extract<OrderSection, { kind: 'journey' }>;

export type ChangeDialogProps = {
  booking: ConfirmedBooking;
  access: BookingAccess;
  onClose: () => void;
  /** It is under way, or done; nothing was to be paid. */
  onChanged: (progress: BookingProgress) => void;
};

/** Day, flight, what it costs, the code; then the change, or the checkout for the difference (M-05). */
export function ChangeDialog({ booking, access, onClose, onChanged }: ChangeDialogProps) {
  const { t } = useText(openedTexts);
  const { api } = useRemotePage();
  const money = useMoney();
  const journeys = booking.sections.filter((section): section is Journey => section.kind === 'journey');
  const [journey, setJourney] = useState(0);
  const dayOf = (index: number): LocalDate => dateOf(journeys[index]?.segments[0]?.departureAt ?? '');
  const arrivalOf = (index: number): LocalDate => dateOf(journeys[index]?.segments.at(-1)?.arrivalAt ?? '');
  const [date, setDate] = useState<LocalDate>(() => dayOf(0));
  const offers = useMutation({ mutationFn: () => offerChanges(api, access, { journey, date }) });
  const quote = useMutation({ mutationFn: (offer: ChangeOffer) => quoteChange(api, access, offer) });
  const confirmation = useConfirmChange({ booking, access, purpose: 'change', onDone: onChanged });
  const failure = confirmation.error ?? quote.error ?? offers.error;
  const failed = failure === null ? null : failureCode(failure);
  /** What was offered or quoted does not hold any more: the airline is asked for that day again. */
  const isOver = failed === 'offer_expired';

  function anotherDay() {
    offers.reset();
    quote.reset();
    confirmation.reset();
  }
  function askAgain() {
    quote.reset();
    confirmation.reset();
    offers.mutate();
  }

  const goOnWords = ({ total }: ChangeQuote) => {
    if (total.amount > 0) return t('after.changing.pay', { amount: money(total) });
    if (total.amount === 0) return t('after.changing.confirmNothing');
    return t('after.changing.confirm', { amount: money({ ...total, amount: -total.amount }) });
  };
  const quoted = isOver ? undefined : quote.data;
  const next = isOver ? (
    <Button
      variant="primary"
      onClick={askAgain}
      pending={offers.isPending}
      pendingText={t('after.changing.searching')}
    >
      {t('after.changing.again')}
    </Button>
  ) : quoted ? (
    <ConfirmByCode
      code={confirmation.code}
      pending={confirmation.isPending}
      pendingText={t('after.changing.confirming')}
    >
      {goOnWords(quoted)}
    </ConfirmByCode>
  ) : offers.data ? (
    <Button onClick={anotherDay}>{t('after.changing.back')}</Button>
  ) : (
    <Button
      variant="primary"
      onClick={() => offers.mutate()}
      pending={offers.isPending}
      pendingText={t('after.changing.searching')}
    >
      {t('after.changing.search')}
    </Button>
  );
  const before = journeys[journey];

  return (
    <Dialog
      open
      onClose={onClose}
      variant="sheet"
      wide
      title={<TripTitle booking={booking} title={t('after.changing.title')} />}
      closeLabel={t('after.dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('after.changing.keep')}</Button>
          {next}
        </>
      }
    >
      <div className={styles.dialog}>
        {quoted && (
          <>
            <ChangeSummary quote={quoted} booking={booking} />
            <CodeField
              code={confirmation.code}
              confirmation={confirmation}
              onConfirm={() => confirmation.confirm(quoted.changeId)}
              why={t('after.changing.codeWhy')}
            />
          </>
        )}
        {!quoted && !isOver && offers.data && (
          <ChangeOffers
            offers={offers.data}
            chosen={quote.isPending ? (quote.variables?.offerRef ?? null) : null}
            onChoose={(offer) => quote.mutate(offer)}
          />
        )}
        {!quoted && !isOver && !offers.data && (
          <>
            <ChangeWish
              journeys={journeys.map(({ journeyType }) => {
                const { key, number } = journeyWord(journeyType);
                return t(`after.changing.${key}`, { number });
              })}
              journey={journey}
              earliest={journey > 0 ? arrivalOf(journey - 1) : undefined}
              latest={journey < journeys.length - 1 ? dayOf(journey + 1) : undefined}
              onJourneyChange={(index) => {
                setJourney(index);
                setDate(dayOf(index));
              }}
              date={date}
              onDateChange={setDate}
            />
            {before && (
              <section>
                <h3>{t('after.changing.before')}</h3>
                <OrderSections sections={[before]} />
              </section>
            )}
          </>
        )}
        <CodeFailure failure={failure} />
      </div>
    </Dialog>
  );
}
