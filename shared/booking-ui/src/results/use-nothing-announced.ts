import { useEffect } from 'react';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { choosingTexts } from '../choosing/texts.ts';

/** Says that nothing was found, once that is known; what was found the room of the list says. */
export function useNothingAnnounced(count: number | undefined): void {
  const { t } = useText(choosingTexts);
  const { announce } = useRemotePage();
  useEffect(() => {
    if (count === 0) announce(t('empty.title'));
  }, [announce, count, t]);
}
