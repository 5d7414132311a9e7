import { NeedsStorage } from '@travesia/booking-ui/session';
import { lateArrivalTexts } from '@travesia/booking-ui/late-arrival';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { TextProvider, usePlatform } from '@travesia/platform/react';
import { SummaryPage, summaryTexts } from '../features/summary/index.ts';
import { warningTexts } from '../offers/warnings/index.ts';

const TEXTS = [summaryTexts, bookingTexts, lateArrivalTexts, warningTexts];

/** The trip summary with the words that only it needs; loaded when it is opened. */
export function SummaryRoute() {
  const { locale } = usePlatform();
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <NeedsStorage>
        <SummaryPage />
      </NeedsStorage>
    </TextProvider>
  );
}
