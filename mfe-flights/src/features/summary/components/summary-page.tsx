import { useEffect } from 'react';
import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { frameStyles } from '@travesia/booking-ui/frame';
import { SummaryLoading } from '@travesia/booking-ui/summary';
import { FLIGHT, offerIdOf } from '@travesia/products/flights';
import { stayOfPackage } from '@travesia/products/packages';
import { readPackageStay } from '@travesia/domain';
import { usePageHead } from '@travesia/platform/react';
import { useText } from '@travesia/i18n';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { failureCode } from '@travesia/api-client';
import { isGone } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useBookingSession } from '@travesia/booking-ui/session';
import { hasWantedBag, withoutWantedBag } from '../../../offers/wanted-bag.ts';
import { useOpenedOffer } from '../hooks/use-opened-offer.ts';
import { summaryTexts } from '../texts.ts';
import { Summary } from './summary.tsx';

/** /booking/summary (F-33, F-41): opens the chosen flight, warm or from a link. */
export function SummaryPage() {
  const { t } = useText(summaryTexts);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { href } = useRemotePage();
  const booking = useBookingSession();
  const { draft } = booking.snapshot;
  const offerId = query.get('flightOfferId') || offerIdOf(draft.selection);
  const disId = query.get('disId');
  const named = readPackageStay(query);
  const stay = named
    ? { roomID: null, ...named }
    : query.has('flightOfferId')
      ? null
      : stayOfPackage(draft.selection);
  const opened = useOpenedOffer(booking.session, offerId, disId);
  usePageHead({ title: t('title') });

  useEffect(() => {
    // Nothing was chosen (P-43).
    if (!offerId) void navigate('/', { replace: true });
  }, [offerId, navigate]);

  if (opened.isError && isGone(failureCode(opened.error))) {
    const isSoldOut = failureCode(opened.error) === 'sold_out';
    return (
      <section className={frameStyles.problem}>
        <h1>{t(isSoldOut ? 'soldOut.title' : 'lost.title')}</h1>
        <p>{t('lost.text')}</p>
        <ButtonLink variant="primary" href={href(draft.searchInitialState ?? FLIGHT.paths.results)}>
          {t('lost.search')}
        </ButtonLink>
      </section>
    );
  }
  if (opened.isError) {
    return (
      <section className={frameStyles.problem}>
        <h1>{t('title')}</h1>
        <Notice
          tone="error"
          actions={
            <Button pending={opened.isFetching} onClick={() => void opened.refetch()}>
              {t('failed.retry')}
            </Button>
          }
        >
          {t('failed.text')}
        </Notice>
      </section>
    );
  }
  if (!opened.data) return <SummaryLoading label={t('loading')} />;
  return (
    <Summary
      key={opened.data.data.id}
      opened={opened.data}
      stay={stay}
      disId={disId}
      isBagWanted={hasWantedBag(query)}
      onWantedBagAdded={() => setQuery(withoutWantedBag, { replace: true })}
      booking={booking}
      onPriceFor={opened.priceFor}
      isCorrecting={opened.isCorrecting}
      onCorrectAges={opened.correctAges}
    />
  );
}
