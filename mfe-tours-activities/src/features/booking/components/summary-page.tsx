import { useEffect, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { isGone } from '@travesia/contracts';
import { useBookingSession } from '@travesia/booking-ui/session';
import { activityOf } from '@travesia/products/tours-activities';
import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { SummaryFailed, SummaryLoading } from '@travesia/booking-ui/summary';
import { useText } from '@travesia/i18n';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { readOption } from '../../activities/index.ts';
import { useCheckedOption } from '../hooks/use-checked-option.ts';
import { summaryTexts } from '../texts.ts';
import { Summary } from './summary.tsx';

/** /activities/booking/summary and /turs/booking/summary (T-01): opens the checked option, warm, from a link, or as this tab remembers it (S-02). */
export function SummaryPage() {
  const { t } = useText(summaryTexts);
  const { kind, resultsPath } = useActivityKind();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const booking = useBookingSession();
  const { draft } = booking.snapshot;
  const ordered = activityOf(draft.selection, kind);
  // Checking makes a new rate, which the draft remembers: what was asked for stays what it was.
  const [remembered] = useState(ordered);
  const named = readOption(query);
  const option = named ?? remembered;
  const isOwn = remembered !== null && (!named || named.code === remembered.code);
  const { checked, beforeAges, priceFor, isCorrecting, correctAges } = useCheckedOption(option, {
    shownTotal: isOwn ? remembered.total : null,
    agreed: ordered && ordered.code === option?.code ? ordered.paxes : null,
  });
  usePageHead({ title: t(`title.${kind}`) });

  useEffect(() => {
    // Nothing was chosen (P-43).
    if (!option) void navigate('/', { replace: true });
  }, [option, navigate]);

  if (checked.isError && !checked.isFetching) {
    const isOver = isGone(failureCode(checked.error));
    return (
      <SummaryFailed
        title={t(isOver ? 'gone.title' : `title.${kind}`)}
        failure={checked.error}
        onRetry={isOver ? null : () => void checked.refetch()}
        others={{ to: draft.searchInitialState ?? resultsPath, words: t('gone.others') }}
      />
    );
  }
  if (!checked.data || !option) return <SummaryLoading label={t('loading')} />;
  return (
    <Summary
      key={checked.data.data.rate.rateKey}
      option={option}
      checked={checked.data}
      beforeAges={beforeAges}
      booking={booking}
      onPriceFor={priceFor}
      isCorrecting={isCorrecting}
      onCorrectAges={correctAges}
      onCheckAgain={() => checked.refetch()}
    />
  );
}
