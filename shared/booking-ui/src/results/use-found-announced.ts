import { useEffect } from 'react';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { choosingTexts } from '../choosing/texts.ts';

/** Says how much was found once that is known; `words` are those for something. */
export function useFoundAnnounced(count: number | undefined, words: string): void {
  const { t } = useText(choosingTexts);
  const { announce } = useRemotePage();
  const said = count === undefined ? null : count === 0 ? t('empty.title') : words;
  useEffect(() => {
    if (said !== null) announce(said);
  }, [announce, said]);
}
