import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { RESULTS_HEADING_ID, SearchFailed, SkipToResults } from '@travesia/booking-ui/results';
import { useShownMoney, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { Button, buttonClass } from '@travesia/ui/button';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { useExplore, type Explored } from '../hooks/use-explore.ts';
import { exploreAddress, type ExploreSearch } from '../model/explore-search.ts';
import { exploreTexts } from '../texts.ts';
import { ExploredPlaceLine } from './explored-place-line.tsx';
import { ExploreMap } from './explore-map.tsx';
import styles from './explore.module.css';

export type ExploredPlacesProps = {
  search: ExploreSearch & { readonly from: string };
  /** By a press, not by opening its address: where nobody has seen a price, the first of them are checked. */
  isAsked: boolean;
};

const OPEN_SHOWN = 12;
const SECONDS_A_MINUTE = 60;

/** The places of a search in its four states: loading, failed, empty, ready. */
export function ExploredPlaces({ search, isAsked }: ExploredPlacesProps) {
  const { t } = useText(exploreTexts);
  const explored = useExplore(search, isAsked);
  const { data, isPending, error, refetch } = explored.query;
  if (isPending) {
    return (
      <SkeletonGroup label={t('loading')} className={styles.columns ?? ''}>
        <Skeleton shape="picture" />
        <div className={styles.list}>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} shape="control" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (!data) return <SearchFailed failure={error} onRetry={() => void refetch()} />;
  return <FoundPlaces search={search} explored={explored} meta={data.meta} />;
}

type FoundPlacesProps = Pick<ExploredPlacesProps, 'search'> & {
  explored: Explored;
  meta: NonNullable<Explored['query']['data']>['meta'];
};

function FoundPlaces({ search, explored, meta }: FoundPlacesProps) {
  const { t } = useText(exploreTexts);
  const money = useShownMoney();
  const [marked, setMarked] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    // A button that was pressed is gone with its line, or with the budget.
    if (!wasPressed.current || document.activeElement !== document.body) return;
    wasPressed.current = false;
    heading.current?.focus({ preventScroll: true });
  });
  const check = (codes: readonly string[]) => {
    wasPressed.current = true;
    explored.check(codes);
  };
  const { overBudget } = meta;
  const priced = explored.places.filter(({ price }) => price);
  const open = explored.places.filter(({ price }) => !price);
  const anyPrice = exploreAddress({ ...search, budget: null });
  function headingText(): string {
    if (priced.length > 0) return t('prices.count', { count: priced.length });
    const { checking } = explored;
    return checking > 0 ? t('open.checking', { count: checking }) : t('nothing.title');
  }
  const lineOf = (place: (typeof priced)[number]) => (
    <ExploredPlaceLine
      key={place.code}
      place={place}
      from={meta.from.code}
      isMarked={marked === place.code}
      onMark={setMarked}
      onCheck={explored.canCheck(place) ? () => check([place.code]) : null}
    />
  );
  return (
    <div className={styles.columns}>
      <section className={styles.map} aria-label={t('map.label')}>
        <SkipToResults>{t('map.skip')}</SkipToResults>
        <ExploreMap
          from={meta.from}
          places={priced.length > 0 ? priced : open.slice(0, OPEN_SHOWN)}
          marked={marked}
          onMark={setMarked}
        />
      </section>
      <div className={styles.list}>
        <div role="status">
          <h2 id={RESULTS_HEADING_ID} ref={heading} tabIndex={-1}>
            {headingText()}
          </h2>
        </div>
        {priced.length > 0 && (
          <>
            <p className={styles.soft}>{t('prices.explain')}</p>
            <ul className={styles.places}>{priced.map(lineOf)}</ul>
          </>
        )}
        {priced.length === 0 && overBudget.lowest && (
          <p>{t('nothing.over', { price: money(overBudget.lowest) })}</p>
        )}
        {priced.length + open.length === 0 && !overBudget.lowest && <p>{t('nothing.nowhere')}</p>}
        {overBudget.lowest && (
          <p className={styles.over}>
            {priced.length > 0 &&
              t('prices.over', { count: overBudget.count, price: money(overBudget.lowest) })}{' '}
            <Link to={anyPrice} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {t('prices.anyPrice')}
            </Link>
          </p>
        )}
        {open.length > 0 && <OpenPlaces explored={explored} onCheck={check} lines={open.map(lineOf)} />}
        <p className={styles.soft}>{t('climateNote')}</p>
      </div>
    </div>
  );
}

type OpenPlacesProps = {
  explored: Explored;
  onCheck: (codes: readonly string[]) => void;
  lines: readonly ReactNode[];
};

/** Places without a price: one press has the next of them checked, within the budget of searches. */
function OpenPlaces({ explored, onCheck, lines }: OpenPlacesProps) {
  const { t } = useText(exploreTexts);
  const id = useId();
  const [shownMax, setShownMax] = useState(OPEN_SHOWN);
  const { next, checking, budgetBackInSeconds } = explored;
  const budgetMinutes = budgetBackInSeconds && Math.max(1, Math.ceil(budgetBackInSeconds / SECONDS_A_MINUTE));
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{t('open.title')}</h2>
      <p className={styles.soft}>{t('open.explain')}</p>
      {budgetMinutes !== null && <p role="status">{t('open.budget', { count: budgetMinutes })}</p>}
      {budgetMinutes === null && (next.length > 0 || checking > 0) && (
        <p>
          <Button
            pending={checking > 0}
            pendingText={t('open.checking', { count: checking })}
            onClick={() => onCheck(next)}
          >
            {t('open.check', { count: next.length })}
          </Button>
        </p>
      )}
      <ul className={styles.places}>{lines.slice(0, shownMax)}</ul>
      {lines.length > shownMax && (
        <p>
          <Button variant="quiet" onClick={() => setShownMax(shownMax * 2)}>
            {t('open.more')}
          </Button>
        </p>
      )}
    </section>
  );
}
