import { useText } from '@travesia/i18n';
import { usePageHead } from '@travesia/platform/react';
import { cruiseTexts } from '../../../texts.ts';

const NOT_FOUND = 404;

/** A sailing that never was, or has left: the shell has the page for that (P-44). */
export function CruiseMissing() {
  const { t } = useText(cruiseTexts);
  usePageHead({ title: t('missing'), status: NOT_FOUND });
  return null;
}
