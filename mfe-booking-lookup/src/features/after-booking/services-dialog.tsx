import { useEffect, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import type { ChosenBag, ChosenSeat } from '@travesia/booking';
import { keepSoldBags } from '@travesia/booking-ui/baggage';
import { lineWords } from '@travesia/booking-ui/price';
import { keepSoldSeats } from '@travesia/booking-ui/seats';
import { CHARGE_CURRENCY, fullName, sumMoney } from '@travesia/domain';
import type { BookingAccess, BookingProgress, ConfirmedBooking, ServicesQuote } from '@travesia/contracts';
import { formatClock, useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation, useQuery } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { DataList } from '@travesia/ui/data-list';
import { Dialog } from '@travesia/ui/dialog';
import { AnswerNotice, Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { offerServices, quoteServices } from '../../data/after-booking-calls.ts';
import { forgetServices, keepServices, readKeptServices } from '../../data/kept-services.ts';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';
import { CodeFailure, CodeField } from './code-field.tsx';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { ServicesWish } from './services-wish.tsx';
import { TripTitle } from './trip-title.tsx';
import { useConfirmChange } from './use-confirm-change.ts';

export type ServicesDialogProps = {
  booking: ConfirmedBooking;
  access: BookingAccess;
  onClose: () => void;
  /** It is under way, or done; nothing was to be paid. */
  onAdded: (progress: BookingProgress) => void;
};

/** What the airline sells, what the chosen costs, the code; then the checkout (M-06). A reload keeps all but the code. */
export function ServicesDialog({ booking, access, onClose: close, onAdded }: ServicesDialogProps) {
  const { t } = useText(openedTexts);
  const { api } = useRemotePage();
  const money = useMoney();
  const [kept] = useState(() => readKeptServices(access.referenceId));
  const [wantedBags, setBags] = useState<readonly ChosenBag[]>(kept?.bags ?? []);
  const [wantedSeats, setSeats] = useState<readonly ChosenSeat[]>(kept?.seats ?? []);
  const [lastQuote, setLastQuote] = useState(kept?.quote ?? null);
  const [isEmpty, setIsEmpty] = useState(false);
  const offers = useQuery({
    queryKey: ['service-offers', access.referenceId],
    queryFn: ({ signal }) => offerServices(api, access, signal),
    // What is on sale is of this moment: the next dialog asks again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // What was chosen before a reload may be sold by now, or at another price.
  const sold = offers.data;
  const bags = sold ? keepSoldBags(wantedBags, sold.bags) : wantedBags;
  const seats = sold ? keepSoldSeats(wantedSeats, sold.seatMaps) : wantedSeats;
  const shown = sumMoney(
    [...bags.map(({ totalAmount }) => totalAmount), ...seats.map(({ amount }) => amount)],
    CHARGE_CURRENCY,
  );
  const quote = useMutation({
    mutationFn: () =>
      quoteServices(api, access, {
        services: [
          ...bags.map(({ additionalServicesId: serviceId, quantity }) => ({ serviceId, quantity })),
          ...seats.map(({ serviceId }) => ({ serviceId, quantity: 1 })),
        ],
        shown,
      }),
    onSuccess: setLastQuote,
  });
  const confirmation = useConfirmChange({
    booking,
    access,
    purpose: 'add_services',
    sentBefore: kept?.sent ?? undefined,
    onConfirmed: forgetServices,
    onDone: onAdded,
  });
  const failure = confirmation.error ?? quote.error ?? offers.error;
  const failed = failure === null ? null : failureCode(failure);
  /** What was shown or quoted does not hold any more: the airline is asked again. */
  const isOver = failed === 'offer_expired' || offers.isError;
  const quoted = isOver ? null : lastQuote;
  const isNothingSold = offers.data?.bags.length === 0 && offers.data.seatMaps.length === 0;

  const { sent } = confirmation.code;
  const { referenceId } = access;
  useEffect(() => {
    keepServices({
      referenceId,
      bags: [...wantedBags],
      seats: [...wantedSeats],
      quote: quoted,
      sent: sent ?? null,
    });
  }, [referenceId, wantedBags, wantedSeats, quoted, sent]);

  function onClose() {
    forgetServices();
    close();
  }
  function chooseAgain() {
    quote.reset();
    setLastQuote(null);
    confirmation.reset();
  }
  function askAgain() {
    chooseAgain();
    setBags([]);
    setSeats([]);
    void offers.refetch();
  }
  function askPrice() {
    const isNothing = bags.length + seats.length === 0;
    setIsEmpty(isNothing);
    if (!isNothing) quote.mutate();
  }

  const next = isOver ? (
    <Button
      variant="primary"
      onClick={askAgain}
      pending={offers.isFetching}
      pendingText={t('after.adding.loading')}
    >
      {t('after.adding.again')}
    </Button>
  ) : quoted ? (
    <ConfirmByCode
      code={confirmation.code}
      pending={confirmation.isPending}
      pendingText={t('after.adding.confirming')}
    >
      {quoted.total.amount > 0
        ? t('after.adding.pay', { amount: money(quoted.total) })
        : t('after.adding.confirm')}
    </ConfirmByCode>
  ) : (
    offers.data &&
    !isNothingSold && (
      <Button
        variant="primary"
        onClick={askPrice}
        pending={quote.isPending}
        pendingText={t('after.adding.quoting')}
      >
        {shown.amount > 0 ? t('after.adding.quoteAt', { amount: money(shown) }) : t('after.adding.quote')}
      </Button>
    )
  );

  return (
    <Dialog
      open
      onClose={onClose}
      variant="sheet"
      wide
      title={<TripTitle booking={booking} title={t('after.adding.title')} />}
      closeLabel={t('after.dialog.close')}
      actions={
        <>
          <Button onClick={quoted ? chooseAgain : onClose}>
            {t(quoted ? 'after.adding.back' : 'after.adding.keep')}
          </Button>
          {next}
        </>
      }
    >
      <div className={styles.dialog}>
        {offers.isFetching && !quoted && (
          <SkeletonGroup label={t('after.adding.loading')}>
            <Skeleton shape="text" />
            <Skeleton shape="picture" />
          </SkeletonGroup>
        )}
        {isNothingSold && <Notice tone="attention">{t('after.adding.none')}</Notice>}
        {quoted && (
          <>
            <QuotedServices quote={quoted} booking={booking} />
            <CodeField
              code={confirmation.code}
              confirmation={confirmation}
              onConfirm={() => confirmation.confirm(quoted.changeId)}
              why={t('after.adding.codeWhy')}
            />
          </>
        )}
        {!quoted && !isOver && !offers.isFetching && offers.data && !isNothingSold && (
          <>
            <ServicesWish
              booking={booking}
              offers={offers.data}
              bags={bags}
              onBagsChange={setBags}
              seats={seats}
              onSeatsChange={setSeats}
            />
            <div aria-live="polite">
              <DataList
                rows={[{ key: 'total', term: t('after.adding.total'), value: money(shown), strong: true }]}
              />
            </div>
            {isEmpty && bags.length + seats.length === 0 && (
              <AnswerNotice tone="error">{t('after.adding.nothingChosen')}</AnswerNotice>
            )}
          </>
        )}
        <CodeFailure failure={failure} />
      </div>
    </Dialog>
  );
}

/** Line by line what would be paid, and until when that holds. */
function QuotedServices({ quote, booking }: { quote: ServicesQuote; booking: ConfirmedBooking }) {
  const { t, tag } = useText(openedTexts);
  const money = useMoney();
  const { priceLines, total, previous, expiresAt } = quote;
  const travellers = booking.travellers.map((traveller) => ({ id: traveller.id, name: fullName(traveller) }));
  return (
    <>
      {previous && (
        <Notice tone="attention" announce="assertive">
          {t('after.adding.priceChanged', { old: money(previous), new: money(total) })}
        </Notice>
      )}
      <DataList
        rows={[
          ...priceLines.map((line, index) => ({
            key: `line-${index}`,
            term: lineWords(line, travellers),
            value: money(line.total),
          })),
          { key: 'total', term: t('after.adding.total'), value: money(total), strong: true },
        ]}
      />
      <p className={styles.soft}>
        {t('after.adding.until', { time: formatClock(Date.parse(expiresAt), tag) })} {t('after.adding.fee')}
      </p>
    </>
  );
}
