import type { ContentRoute } from '@travesia/contracts';
import { formatDateRange, formatLocalDate, useText } from '@travesia/i18n';
import { contentTexts } from '../texts.ts';

type Fare = NonNullable<ContentRoute['fare']>;

/** What a price that was seen is for: one way or there and back, and the days. */
export function useFareWords() {
  const { t, locale, tag } = useText(contentTexts);
  const tripOf = ({ returnDate }: Fare) => t(returnDate ? 'trip.return' : 'trip.oneWay');
  return {
    tripOf,
    daysOf(fare: Fare) {
      const { departureDate, returnDate } = fare;
      const dates = returnDate
        ? formatDateRange(departureDate, returnDate, tag)
        : formatLocalDate(departureDate, tag, 'dated');
      return `${tripOf(fare)} · ${dates}`;
    },
    /** `marzo y mayo`; nothing where too few months are known. */
    cheapestMonthsOf: ({ cheapestMonths }: Fare) =>
      new Intl.ListFormat(locale, { type: 'conjunction' }).format(
        (cheapestMonths ?? []).map((month) => formatLocalDate(`${month}-01`, tag, 'monthName')),
      ),
  };
}
