import { lazy, Suspense, useState } from 'react';
import { Button } from '@travesia/ui/button';
import { PageWidth } from '@travesia/ui/page-width';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { useText } from '@travesia/i18n';
import { browserStorage, useRemotePage } from '@travesia/page';
import { usePageHead } from '@travesia/platform/react';
import { readFoundTrips } from '../../data/found-trips.ts';
import { useTrips } from '../../data/use-trips.ts';
import { lookupTexts } from '../../texts.ts';
import { inOrderOfTravel } from './in-order-of-travel.ts';
import styles from './trips.module.css';
import { TripList } from './trip-list.tsx';

// The trips do not wait for the code of a form, which stands below them.
const LookupForm = lazy(async () => ({ default: (await import('../lookup/index.ts')).LookupForm }));

/** /user/my-journey (L-01, L-06): the trips of this browser, and any other by its reference. */
export function MyJourneyPage() {
  const { t } = useText(lookupTexts);
  const { today } = useRemotePage();
  const trips = useTrips();
  const [found] = useState(() => readFoundTrips(browserStorage('local')));
  const own = trips.data ?? [];
  const others = found.filter((trip) => !own.some(({ referenceId }) => referenceId === trip.referenceId));
  const listed = inOrderOfTravel([...own, ...others], today);
  usePageHead({ title: t('trips.title') });
  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('trips.title')}</h1>
        <p>{t('trips.lead')}</p>
      </header>
      {trips.isPending && (
        <SkeletonGroup label={t('trips.loading')}>
          <Skeleton shape="ticket" />
        </SkeletonGroup>
      )}
      {trips.isError && (
        <Notice
          tone="error"
          title={t('trips.failed')}
          actions={<Button onClick={() => void trips.refetch()}>{t('retry')}</Button>}
        >
          {t('trips.failedWords')}
        </Notice>
      )}
      {!trips.isPending && listed.length > 0 && <TripList trips={listed} />}
      <Suspense fallback={<Skeleton shape="ticket" />}>
        <LookupForm />
      </Suspense>
    </PageWidth>
  );
}
