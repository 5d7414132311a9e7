import { useText } from '@travesia/i18n';
import { opsTexts } from '../texts.ts';
import { productName } from '../words/names.ts';
import { useOverview } from './queries.ts';

/** The name of a remote's product; of a remote that is gone, its own. */
export function useProductName(): (remote: string) => string {
  const { locale } = useText(opsTexts);
  const { data } = useOverview();
  return (name) => {
    const remote = data?.remotes.find((each) => each.name === name);
    return remote ? productName(remote, locale) : name;
  };
}
