import { useText } from '@travesia/i18n';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { opsTexts } from '../texts.ts';

export function Waiting() {
  const { t } = useText(opsTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" width="long" />
    </SkeletonGroup>
  );
}
