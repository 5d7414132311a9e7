import { DateRangeField, RangeDays, type DateRange } from '@travesia/booking-ui/date-range';
import { daysBetween } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { DATE_NAMES } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';

export type DatesFieldProps = DateRange & {
  id: string;
  onDatesChange: (dates: DateRange) => void;
  error: string | undefined;
  className?: string | undefined;
};

/** First and last day on which something may be done. */
export function DatesField({ from, to, onDatesChange, ...field }: DatesFieldProps) {
  const { t } = useText(searchTexts);
  const days = daysBetween(from, to) + 1;
  const calendar = t('dates.calendar');
  return (
    <DateRangeField
      {...field}
      from={from}
      to={to}
      names={DATE_NAMES}
      words={{
        label: t('dates.label'),
        from: t('dates.from'),
        to: t('dates.to'),
        calendar,
        loading: t('dates.loading'),
      }}
      calendar={(close) => (
        <RangeDays
          from={from}
          to={to}
          onRangeChange={onDatesChange}
          words={{
            calendar,
            done: t('dates.done'),
            chooseSecond: t('dates.chooseSecond'),
            length: days > 0 ? t('dates.days', { count: days }) : '',
          }}
          onDone={close}
        />
      )}
    />
  );
}
