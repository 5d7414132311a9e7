import { useMemo, useState } from 'react';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { PageWidth } from '@travesia/ui/page-width';
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
  /** The address that a press has asked for: its prices are checked at once. */
  const [asked, setAsked] = useState<string | null>(null);
  const address = exploreAddress(search);
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
        onExplore={(next) => {
          setAsked(exploreAddress(next));
          void navigate(exploreAddress(next));
        }}
      />
      {from ? (
        <ExploredPlaces key={address} search={{ ...search, from }} isAsked={asked === address} />
      ) : (
        <p role="status">{t('start')}</p>
      )}
    </PageWidth>
  );
}
