import { DateRangeField, RangeDays } from '@travesia/booking-ui/date-range';
import { addDays, stayNights, type LocalDate } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { DATE_NAMES } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';

export type DatesFieldProps = {
  id: string;
  startDate: LocalDate;
  endDate: LocalDate;
  onDatesChange: (dates: { startDate: LocalDate; endDate: LocalDate }) => void;
  error: string | undefined;
  className?: string | undefined;
};

/** Check-in and check-out. */
export function DatesField({ startDate, endDate, onDatesChange, ...field }: DatesFieldProps) {
  const { t } = useText(searchTexts);
  const nights = stayNights({ startDate, endDate });
  const calendar = t('dates.calendar');
  return (
    <DateRangeField
      {...field}
      from={startDate}
      to={endDate}
      names={DATE_NAMES}
      words={{
        label: t('dates.label'),
        from: t('dates.checkIn'),
        to: t('dates.checkOut'),
        calendar,
        loading: t('dates.loading'),
      }}
      calendar={(close) => (
        <RangeDays
          from={startDate}
          to={endDate}
          // Nobody stays no night: the same day twice is one night.
          onRangeChange={({ from, to }) =>
            onDatesChange({ startDate: from, endDate: to > from ? to : addDays(from, 1) })
          }
          words={{
            calendar,
            done: t('dates.done'),
            chooseSecond: t('dates.chooseSecond'),
            length: nights > 0 ? t('dates.nights', { count: nights }) : '',
          }}
          onDone={close}
        />
      )}
    />
  );
}
