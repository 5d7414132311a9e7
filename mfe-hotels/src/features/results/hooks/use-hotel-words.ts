import type { HotelInfo } from '@travesia/contracts';
import { dateOf } from '@travesia/domain';
import { formatLocalDate, formatNumber, useShownMoney, useText } from '@travesia/i18n';
import { stayCost, staysTexts } from '../../stays/index.ts';
import type { ShownStay, StayWay } from '../model/stay-ways.ts';
import { resultsTexts } from '../texts.ts';

/** Sentences about a hotel and its shown rate, the same in the list and in a comparison. */
export function useHotelWords() {
  const { t, tag } = useText(resultsTexts);
  const words = useText(staysTexts);
  const money = useShownMoney();
  const nightOf = (way: StayWay) => money(stayCost(way, way.nights).night);
  const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10, tag);

  return {
    distance: ({ locationInfo }: HotelInfo, place: string) =>
      t('distance', { km: oneDecimal(locationInfo.distanceKm), place }),
    /** null where nobody gave a score. */
    reviews: ({ reviewScore, reviewCount }: HotelInfo) =>
      reviewScore !== null && reviewCount !== null && reviewCount > 0
        ? words.t('reviews', {
            count: reviewCount,
            score: oneDecimal(reviewScore),
            number: formatNumber(reviewCount, tag),
          })
        : null,
    /** null until meals are known. */
    meals: ({ way, breakfastWay }: ShownStay) =>
      way.board &&
      [words.t(`board.${way.board}`), breakfastWay && t('breakfastFrom', { price: nightOf(breakfastWay) })]
        .filter(Boolean)
        .join(' · '),
    cancellation: ({ way, freeWay }: ShownStay) =>
      freeWay
        ? t('cancellation.available', { price: nightOf(freeWay) })
        : way.freeUntil
          ? t('cancellation.freeUntil', { date: formatLocalDate(dateOf(way.freeUntil), tag, 'short') })
          : t(`cancellation.${way.cancellation}`),
  };
}
