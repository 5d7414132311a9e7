import { PageWidth } from '@travesia/ui/page-width';
import { useText } from '@travesia/i18n';
import { useParams } from '@travesia/platform/libraries';
import { CruisesFailed, CruisesLoading, StaleCruises } from '../../../components/cruise-states.tsx';
import { useCruises } from '../../../data/use-cruises.ts';
import { cruiseTexts } from '../../../texts.ts';
import { CruiseDetail } from './cruise-detail.tsx';
import { CruiseMissing } from './cruise-missing.tsx';
import styles from './cruise-page.module.css';

/** /cruceros/{slug} (C-01) */
export function CruisePage() {
  const { t } = useText(cruiseTexts);
  const { slug = '' } = useParams();
  const state = useCruises();
  if (state.status === 'ready') {
    const cruise = state.cruises.find((each) => each.slug === slug);
    if (!cruise) return <CruiseMissing slug={slug} />;
    return (
      <>
        <CruiseDetail key={slug} cruise={cruise} cruises={state.cruises} />
        {state.isStale && (
          <PageWidth>
            <StaleCruises />
          </PageWidth>
        )}
      </>
    );
  }
  return (
    <PageWidth className={styles.waiting}>
      <h1 tabIndex={-1}>{t('cruise.title')}</h1>
      {state.status === 'failed' ? <CruisesFailed onRetry={state.retry} /> : <CruisesLoading count={2} />}
    </PageWidth>
  );
}
