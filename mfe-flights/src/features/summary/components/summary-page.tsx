import { useEffect } from 'react';
import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { SummaryFailed, SummaryLoading } from '@travesia/booking-ui/summary';
import { FLIGHT, offerIdOf } from '@travesia/products/flights';
import { stayOfPackage } from '@travesia/products/packages';
import { readPackageStay } from '@travesia/domain';
import { usePageHead } from '@travesia/platform/react';
import { useText } from '@travesia/i18n';
import { failureCode } from '@travesia/api-client';
import { isGone } from '@travesia/contracts';
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

  if (opened.isError && !opened.isFetching) {
    const code = failureCode(opened.error);
    const gone = code === 'sold_out' ? t('soldOut.title') : t('lost.title');
    return (
      <SummaryFailed
        title={isGone(code) ? gone : t('title')}
        failure={opened.error}
        onRetry={isGone(code) ? null : () => void opened.refetch()}
        others={{ to: draft.searchInitialState ?? FLIGHT.paths.results, words: t('lost.search') }}
      />
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
