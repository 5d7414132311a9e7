import { useMemo } from 'react';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { PageWidth } from '@travesia/ui/layout';
import { useKnownPlaces } from '../../search/hooks/use-known-places.ts';
import { exploreAddress, readExploreSearch } from '../model/explore-search.ts';
import { exploreTexts } from '../texts.ts';
import { ExploreForm } from './explore-form.tsx';
import { ExploredPlaces } from './explored-places.tsx';
import styles from './explore.module.css';

/** From a place to anywhere: by month, length, climate and budget. All of it is in the address. */
export function ExplorePage() {
  const { t } = useText(exploreTexts);
  const { today } = useRemotePage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => readExploreSearch(query, today), [query, today]);
  const { from } = search;
  const origin = useKnownPlaces([from])[from ?? ''];
  const title = from ? t('titleFrom', { city: origin?.cityName ?? from }) : t('title');
  usePageHead({ title });

  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.soft}>{t('lead')}</p>
      </header>
      <ExploreForm
        key={query.toString()}
        search={search}
        origin={origin}
        onExplore={(next) => void navigate(exploreAddress(next))}
      />
      {from ? (
        <ExploredPlaces key={exploreAddress(search)} search={{ ...search, from }} />
      ) : (
        <p role="status">{t('start')}</p>
      )}
    </PageWidth>
  );
}
