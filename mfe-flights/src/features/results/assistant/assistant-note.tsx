import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useText } from '@travesia/i18n';
import type { FlightSearch } from '../../search/index.ts';
import { useChangeSearch } from '../hooks/use-change-search.ts';
import { resultsTexts } from '../texts.ts';

/** Says that these are the flights of a talk, not all there are, and opens all of them. */
export function AssistantNote({ search }: { search: FlightSearch }) {
  const { t } = useText(resultsTexts);
  const change = useChangeSearch();
  return (
    <Notice
      title={t('assistant.title')}
      actions={<Button onClick={() => change(search)}>{t('assistant.all')}</Button>}
    >
      {t('assistant.advice')}
    </Notice>
  );
}
