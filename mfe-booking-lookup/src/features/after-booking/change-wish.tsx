import { lazy, Suspense } from 'react';
import { addDays, BOOKING_HORIZON_DAYS, type LocalDate } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { RadioGroup } from '@travesia/ui/radio-group';
import { Skeleton } from '@travesia/ui/skeleton';
import { openedTexts } from '../../opened-texts.ts';

const DayCalendar = lazy(async () => {
  const { DayCalendar: Calendar } = await import('@travesia/ui/calendar');
  return { default: Calendar };
});

export type ChangeWishProps = {
  /** Its flights, as they are called. */
  journeys: readonly string[];
  journey: number;
  onJourneyChange: (journey: number) => void;
  /** Nobody flies on before having landed: the days of the flights before and after, where there are any. */
  earliest?: LocalDate | undefined;
  latest?: LocalDate | undefined;
  date: LocalDate;
  onDateChange: (date: LocalDate) => void;
};

/** Which flight is to be another one, and on which day. */
export function ChangeWish(props: ChangeWishProps) {
  const { journeys, journey, onJourneyChange, earliest, latest, date, onDateChange } = props;
  const { t } = useText(openedTexts);
  const { today, numberLocale, weekLocale } = useRemotePage();
  const tomorrow = addDays(today, 1);
  const min = earliest && earliest > tomorrow ? earliest : tomorrow;
  const horizon = addDays(today, BOOKING_HORIZON_DAYS);
  const max = latest && latest < horizon ? latest : horizon;
  return (
    <>
      {journeys.length > 1 && (
        <RadioGroup
          legend={t('after.changing.which')}
          variant="segments"
          options={journeys.map((label, place) => ({ value: String(place), label }))}
          value={String(journey)}
          onValueChange={(value) => onJourneyChange(Number(value))}
        />
      )}
      <h3>{t('after.changing.date')}</h3>
      <Suspense fallback={<Skeleton shape="picture" />}>
        <DayCalendar
          key={journey}
          locale={numberLocale}
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
