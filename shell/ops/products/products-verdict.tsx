import { useText } from '@travesia/i18n';
import { useOverview } from '../api/queries.ts';
import { opsTexts } from '../texts.ts';
import { needsOf } from './needs.ts';

/** Whether anything needs somebody, in one sentence; the name of the section until that is known. */
export function ProductsVerdict() {
  const { t } = useText(opsTexts);
  const { data: overview } = useOverview();
  if (!overview || overview.remotes.length === 0) return t('heading.products');
  const count = needsOf(overview).length;
  return count === 0 ? t('needs.nothing') : t('needs.things', { count });
}
