import { useEffect, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { isGone } from '@travesia/booking-ui/choosing';
import { useBookingSession } from '@travesia/booking-ui/session';
import { Link, useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { summaryStyles } from '@travesia/booking-ui/summary';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { errorText, useText } from '@travesia/i18n';
import { readStayAddress } from '../../stays/index.ts';
import { useCheckedRate } from '../hooks/use-checked-rate.ts';
import { stayTexts } from '../texts.ts';
import { StaySummary } from './stay-summary.tsx';

/** /hoteles/booking/summary (H-01): opens the checked rate, warm, from a link, or as this tab remembers it (S-02). */
export function StayPage() {
  const { t, locale } = useText(stayTexts);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const booking = useBookingSession();
  const { draft } = booking.snapshot;
  // Checking a rate makes a new one, which the draft remembers: what was asked for stays what it was.
  const [remembered] = useState(draft.orderKind === 'hotel' ? draft.stay : null);
  const stay = readStayAddress(query) ?? remembered;
  const rate = useCheckedRate(stay);
  usePageHead({ title: t('title') });

  useEffect(() => {
    // Nothing was chosen (P-43).
    if (!stay) void navigate('/', { replace: true });
  }, [stay, navigate]);

  if (rate.isError && !rate.isFetching) {
    const code = failureCode(rate.error);
    const isOver = isGone(code);
    return (
      <section className={summaryStyles.problem}>
        <h1 tabIndex={-1}>{t(isOver ? 'gone.title' : 'title')}</h1>
        <Notice
          tone="error"
          actions={
            <>
              {!isOver && <Button onClick={() => void rate.refetch()}>{t('failed.retry')}</Button>}
              <Link
                to={draft.searchInitialState ?? '/hoteles/result'}
                className={buttonClass({ look: isOver ? 'call' : 'quiet' })}
              >
                {t('gone.rooms')}
              </Link>
            </>
          }
        >
          <p>{errorText(code, locale)}</p>
          <p>{t('gone.kept')}</p>
        </Notice>
      </section>
    );
  }
  if (!rate.data) {
    return (
      <SkeletonGroup label={t('loading')} className={summaryStyles.columns}>
        <div>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="ticket" />
          <Skeleton shape="ticket" />
        </div>
        <Skeleton shape="ticket" />
      </SkeletonGroup>
    );
  }
  return (
    <StaySummary
      key={rate.data.data.rate.rateKey}
      checked={rate.data}
      booking={booking}
      onCheckAgain={() => void rate.refetch()}
    />
  );
}
