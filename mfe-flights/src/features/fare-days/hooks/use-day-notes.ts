import { useCellPrice } from '@travesia/booking-ui/cell-price';
import type { LocalDate } from '@travesia/domain';
import { formatAge, formatLocalDate, useShownMoney, useText } from '@travesia/i18n';
import type { DayNote } from '@travesia/ui/calendar';
import { isAged } from '../model/ages.ts';
import { HEAT_WORDS } from '../model/price-level.ts';
import { STATE_SIGNS } from '../model/state-signs.ts';
import { fareDaysTexts } from '../texts.ts';
import type { FareMonths } from './use-fare-months.ts';

const MINUTE_MS = 60_000;
/** What the calendar shows of a day: its price in short, and where the focus is all of it, with whether these dates are chosen. */
export function useDayNotes(months: FareMonths, chosenDay: LocalDate): (day: string) => DayNote | undefined {
  const { t, locale, tag } = useText(fareDaysTexts);
  const money = useShownMoney();
  const inCell = useCellPrice();
  const { departure } = months;
  return (day) => {
    // It can only become the first day itself.
    if (departure !== null && day < departure) return undefined;
    const fare = months.on(day);
    const { state, price, heat, isLowest } = fare;
    const words = () => {
      const age = fare.ageMinutes === null ? '' : formatAge(0, fare.ageMinutes * MINUTE_MS, locale);
      if (price) {
        const level = isLowest ? t('lowest') : heat && t(`level.${HEAT_WORDS[heat]}`);
        return [money(price), t('seen', { age }), level].filter(Boolean).join(', ');
      }
      if (state === 'none') return `${t('none')}, ${t('seen', { age })}`;
      if (state === 'old') return t('old', { age });
      if (state === 'checking' || state === 'failed' || state === 'unknown') return t(state);
      return '…';
    };
    const spoken = () => {
      const dates = [fare.departureDate, fare.returnDate].flatMap((date) =>
        date === null ? [] : [formatLocalDate(date, tag, 'medium')],
      );
      return t(departure === null && day === chosenDay ? 'calendar.chosen' : 'calendar.other', {
        count: dates.length,
        dates: dates.join(' – '),
        fare: words(),
      });
    };
    return {
      text: price ? inCell(price) : STATE_SIGNS[state],
      spoken,
      isAged: isAged(fare),
      ...(heat && { heat }),
    };
  };
}
