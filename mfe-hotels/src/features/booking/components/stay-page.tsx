import { useEffect, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { isGone } from '@travesia/contracts';
import { useBookingSession } from '@travesia/booking-ui/session';
import { HOTEL, stayOf } from '@travesia/products/hotels';
import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { SummaryFailed, SummaryLoading } from '@travesia/booking-ui/summary';
import { useText } from '@travesia/i18n';
import { readStayAddress } from '../../stays/index.ts';
import { useCheckedRate } from '../hooks/use-checked-rate.ts';
import { stayTexts } from '../texts.ts';
import { StaySummary } from './stay-summary.tsx';

/** /hoteles/booking/summary (H-01): opens the checked rate, warm, from a link, or as this tab remembers it (S-02). */
export function StayPage() {
  const { t } = useText(stayTexts);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const booking = useBookingSession();
  const { draft } = booking.snapshot;
  // Checking a rate makes a new one, which the draft remembers: what was asked for stays what it was.
  const [remembered] = useState(stayOf(draft.selection));
  const stay = readStayAddress(query) ?? remembered;
  const rate = useCheckedRate(stay);
  usePageHead({ title: t('title') });

  useEffect(() => {
    // Nothing was chosen (P-43).
    if (!stay) void navigate('/', { replace: true });
  }, [stay, navigate]);

  if (rate.isError && !rate.isFetching) {
    const isOver = isGone(failureCode(rate.error));
    return (
      <SummaryFailed
        title={t(isOver ? 'gone.title' : 'title')}
        failure={rate.error}
        onRetry={isOver ? null : () => void rate.refetch()}
        others={{ to: draft.searchInitialState ?? HOTEL.paths.results, words: t('gone.rooms') }}
      />
    );
  }
  if (!rate.data) return <SummaryLoading label={t('loading')} />;
  return (
    <StaySummary
      key={rate.data.data.rate.rateKey}
      checked={rate.data}
      booking={booking}
      onCheckAgain={() => rate.refetch()}
    />
  );
}
