import { useText } from '@travesia/i18n';
import { usePageHead } from '@travesia/platform/react';
import { useRemotePage } from '@travesia/page';
import { cruiseTexts } from '../../../texts.ts';
import { isSailedSlug } from '../model/sailed-slug.ts';

const STATUS = { sailed: 410, unknown: 404 } as const;

/** A sailing that never was, or has left: the shell has the page for that (P-44). */
export function CruiseMissing({ slug }: { slug: string }) {
  const { t } = useText(cruiseTexts);
  const { today } = useRemotePage();
  const hasSailed = isSailedSlug(slug, today);
  usePageHead({ title: t('missing'), status: hasSailed ? STATUS.sailed : STATUS.unknown });
  return null;
}
