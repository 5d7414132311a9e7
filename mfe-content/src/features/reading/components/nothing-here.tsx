import { useText } from '@travesia/i18n';
import { usePageHead } from '@travesia/platform/react';
import { contentTexts } from '../../../texts.ts';
import { useGone } from '../api/use-gone.ts';

const STATUS = { gone: 410, missing: 404 } as const;

/** No text at the address: never written, or taken away. The shell has the page for both (P-44). */
export function NothingHere({ path }: { path: string }) {
  const { t } = useText(contentTexts);
  const isGone = useGone(path);
  usePageHead({ title: t('nothing'), status: isGone ? STATUS.gone : STATUS.missing });
  return null;
}
