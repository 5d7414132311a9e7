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
import { useThings } from '../../../things-context.tsx';
import { readOption } from '../../things/index.ts';
import { useCheckedOption } from '../hooks/use-checked-option.ts';
import { summaryTexts } from '../texts.ts';
import { Summary } from './summary.tsx';

/** /activities/booking/summary and /turs/booking/summary (T-01): opens the checked option, warm, from a link, or as this tab remembers it (S-02). */
export function SummaryPage() {
  const { t, locale } = useText(summaryTexts);
  const { kind, resultsPath } = useThings();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const booking = useBookingSession();
  const { draft } = booking.snapshot;
  // Checking makes a new rate, which the draft remembers: what was asked for stays what it was.
  const [remembered] = useState(draft.orderKind === kind ? draft.activity : null);
  const named = readOption(query);
  const option = named ?? remembered;
  const isOwn = remembered !== null && (!named || named.code === remembered.code);
  const checked = useCheckedOption(option, isOwn ? remembered.total : null);
  usePageHead({ title: t(`title.${kind}`) });

  useEffect(() => {
    // Nothing was chosen (P-43).
    if (!option) void navigate('/', { replace: true });
  }, [option, navigate]);

  if (checked.isError && !checked.isFetching) {
    const code = failureCode(checked.error);
    const isOver = isGone(code);
    return (
      <section className={summaryStyles.problem}>
        <h1 tabIndex={-1}>{t(isOver ? 'gone.title' : `title.${kind}`)}</h1>
        <Notice
          tone="error"
          actions={
            <>
              {!isOver && <Button onClick={() => void checked.refetch()}>{t('failed.retry')}</Button>}
              <Link
                to={draft.searchInitialState ?? resultsPath}
                className={buttonClass({ look: isOver ? 'call' : 'quiet' })}
              >
                {t('gone.others')}
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
  if (!checked.data || !option) {
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
    <Summary
      key={checked.data.data.rate.rateKey}
      option={option}
      checked={checked.data}
      booking={booking}
      onCheckAgain={() => void checked.refetch()}
    />
  );
}
