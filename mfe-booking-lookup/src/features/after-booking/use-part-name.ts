import { inLocale } from '@travesia/domain';
import type { BookingProgress } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { openedTexts } from '../../opened-texts.ts';

/** What a part of a booking is called, in the words of its product. */
export function usePartName(parts: BookingProgress['parts']): (name: string) => string {
  const { t } = useText(openedTexts);
  const { locale } = useRemotePage();
  return (wanted) => {
    const title = parts.find(({ name }) => name === wanted)?.title;
    return (title && inLocale(title, locale)) ?? t('after.unnamedPart');
  };
}
