import { lazy, Suspense } from 'react';
import { addDays, BOOKING_HORIZON_DAYS, type LocalDate } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { RadioGroup } from '@travesia/ui/radio-group';
import { Skeleton } from '@travesia/ui/skeleton';
import { lookupTexts } from '../../texts.ts';

const DayCalendar = lazy(async () => {
  const { DayCalendar: Calendar } = await import('@travesia/ui/calendar');
  return { default: Calendar };
});

export type ChangeWishProps = {
  isReturn: boolean;
  journey: number;
  onJourneyChange: (journey: number) => void;
  /** Nobody flies back before having flown there: the day of the other flight, where there is one. */
  earliest?: LocalDate | undefined;
  latest?: LocalDate | undefined;
  date: LocalDate;
  onDateChange: (date: LocalDate) => void;
};

/** Which flight is to be another one, and on which day. */
export function ChangeWish(props: ChangeWishProps) {
  const { isReturn, journey, onJourneyChange, earliest, latest, date, onDateChange } = props;
  const { t } = useText(lookupTexts);
  const { today, locale, weekLocale } = useRemotePage();
  const tomorrow = addDays(today, 1);
  const min = earliest && earliest > tomorrow ? earliest : tomorrow;
  const horizon = addDays(today, BOOKING_HORIZON_DAYS);
  const max = latest && latest < horizon ? latest : horizon;
  return (
    <>
      {isReturn && (
        <RadioGroup
          legend={t('after.changing.which')}
          variant="segments"
          options={[
            { value: '0', label: t('after.changing.onward') },
            { value: '1', label: t('after.changing.return') },
          ]}
          value={String(journey)}
          onValueChange={(value) => onJourneyChange(Number(value))}
        />
      )}
      <h3>{t('after.changing.date')}</h3>
      <Suspense fallback={<Skeleton shape="picture" />}>
        <DayCalendar
          key={journey}
          locale={locale}
          weekLocale={weekLocale}
          label={t('after.changing.date')}
          min={min}
          max={max < min ? min : max}
          paged
          months={1}
          value={date}
          onValueChange={(day) => onDateChange(day as LocalDate)}
        />
      </Suspense>
    </>
  );
}
