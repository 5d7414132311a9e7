import { phoneLink } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useSearchParams } from '@travesia/platform/libraries';
import { Notice } from '@travesia/ui/notice';
import { useSearchRules } from '../hooks/use-search-rules.ts';
import { childrenLeftOut } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';

/** Says that the prices are without the children of the address, where the market does not sell to them (T-02). */
export function ChildrenLeftOut() {
  const { t, rich } = useText(searchTexts);
  const { contactNumber } = useRemotePage();
  const [query] = useSearchParams();
  const count = childrenLeftOut(query, useSearchRules());
  if (count === 0) return null;
  return (
    <Notice tone="attention" title={t('childrenLeftOut', { count })}>
      {rich('childrenByPhone', { phone: <a href={phoneLink(contactNumber)}>{contactNumber}</a> })}
    </Notice>
  );
}
