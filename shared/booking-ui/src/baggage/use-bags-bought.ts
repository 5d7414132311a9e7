import { journeyWord, type JourneyType } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { bookingTexts } from '../texts/booking-texts.ts';

const WORDS = { onward: 'bagsOnward', return: 'bagsReturn', leg: 'bagsLeg' } as const;

/** "2 bags on the outbound flight": what somebody bought for a journey. */
export function useBagsBought() {
  const { t } = useText(bookingTexts);
  return ({ journeyType, quantity }: { readonly journeyType: JourneyType; readonly quantity: number }) => {
    const { key, number } = journeyWord(journeyType);
    return t(`confirmed.${WORDS[key]}`, { count: quantity, number });
  };
}
