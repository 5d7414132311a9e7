import { useEffect, useMemo, useRef } from 'react';
import { Button } from '@travesia/ui/button';
import { PageWidth } from '@travesia/ui/page-width';
import { Notice } from '@travesia/ui/notice';
import { CallCode } from '@travesia/booking-ui/call-code';
import { Select } from '@travesia/ui/select';
import type { Cruise } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { CallLink } from '../../../components/call-link.tsx';
import { CruiseLine } from '../../../components/cruise-line.tsx';
import { CruisesFailed, CruisesLoading, StaleCruises } from '../../../components/cruise-states.tsx';
import { useCruises } from '../../../data/use-cruises.ts';
import { cruiseTexts } from '../../../texts.ts';
import { PhoneDeals } from '../../phone-deals/index.ts';
import {
  CRUISE_SORTS,
  findCruises,
  isFiltering,
  NO_FILTERS,
  readFilters,
  readSort,
  writeFilters,
} from '../model/cruise-filters.ts';
import { groupVoyages } from '../model/group-voyages.ts';
import { CruiseFilters } from './cruise-filters.tsx';
import styles from './listing-page.module.css';

const LISTING_SCENE = { scene: 'ship', seed: 'cruises', light: 'day' } as const;

/** /cruceros (C-01): every sailing on sale, filtered by what stands in the address. */
export function ListingPage() {
  const { t } = useText(cruiseTexts);
  const state = useCruises();
  usePageHead({ title: t('listing.title'), description: t('listing.lead'), scene: LISTING_SCENE });

  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('listing.title')}</h1>
        <p>{t('listing.lead')}</p>
      </header>
      {state.status === 'loading' && <CruisesLoading />}
      {state.status === 'failed' && <CruisesFailed onRetry={state.retry} />}
      {state.status === 'ready' && state.isStale && <StaleCruises />}
      {state.status === 'ready' && <Listing cruises={state.cruises} />}
      <CallCode />
      <PhoneDeals only="cruises" />
    </PageWidth>
  );
}

/** Other filters help, or a call; where nothing is filtered, only a call. */
function NoneFound({ onReset }: { onReset: (() => void) | null }) {
  const { t, rich } = useText(cruiseTexts);
  if (!onReset) {
    return <Notice title={t('listing.empty')}>{rich('listing.emptyWords', { phone: <CallLink /> })}</Notice>;
  }
  return (
    <Notice
      title={t('listing.none')}
      actions={
        <Button variant="quiet" onClick={onReset}>
          {t('filters.reset')}
        </Button>
      }
    >
      {t('listing.noneWords')}
    </Notice>
  );
}

function Listing({ cruises }: { cruises: readonly Cruise[] }) {
  const { t } = useText(cruiseTexts);
  const { today, announce } = useRemotePage();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const sort = readSort(query);
  const found = useMemo(() => findCruises(cruises, filters, today, sort), [cruises, filters, today, sort]);
  const voyages = useMemo(() => groupVoyages(found), [found]);
  const count = [
    t('listing.found', { count: voyages.length }),
    voyages.length < found.length && t('listing.sailings', { count: found.length }),
  ]
    .filter(Boolean)
    .join(', ');

  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    announce(count);
  }, [announce, count]);

  const change = (next: typeof filters, order = sort) =>
    setQuery(writeFilters(next, order), { replace: true });
  return (
    <>
      <CruiseFilters cruises={cruises} filters={filters} onChange={change} />
      <div className={styles.count}>
        <strong>{count}</strong>
        <Select
          label={t('listing.order')}
          value={sort}
          onChange={(event) => {
            const order = CRUISE_SORTS.find((each) => each === event.currentTarget.value);
            if (order) change(filters, order);
          }}
        >
          {CRUISE_SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`listing.sort.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      {found.length === 0 ? (
        <NoneFound onReset={isFiltering(filters) ? () => change(NO_FILTERS) : null} />
      ) : (
        <ul className={styles.list}>
          {voyages.map(({ first, others }) => (
            <li key={first.slug}>
              <CruiseLine cruise={first} others={others} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
