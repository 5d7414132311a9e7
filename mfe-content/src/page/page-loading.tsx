import { useEffect } from 'react';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { PageWidth } from '@travesia/ui/page-width';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { contentTexts } from '../texts.ts';
import { focusHeading } from './focus-heading.ts';
import styles from './page-states.module.css';

/** Stands in for a text that is on its way; the shell's loading bar says so. */
export function PageLoading() {
  const { t } = useText(contentTexts);
  const { beginProgress } = useRemotePage();
  useEffect(() => beginProgress(), [beginProgress]);
  useEffect(() => focusHeading, []);
  return (
    <PageWidth reading className={styles.page ?? ''}>
      <SkeletonGroup label={t('loading')}>
        <Skeleton width="short" />
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
        <Skeleton shape="ticket" />
        <Skeleton />
        <Skeleton width="long" />
      </SkeletonGroup>
    </PageWidth>
  );
}
