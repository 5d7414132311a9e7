import { useState } from 'react';
import { Button } from '@travesia/ui/button';
import { useText } from '@travesia/i18n';
import { useNavigate } from '@travesia/platform/libraries';
import { CruisesFailed, CruisesLoading } from '../../components/cruise-states.tsx';
import { useCruises } from '../../data/use-cruises.ts';
import { cruiseTexts } from '../../texts.ts';
import { CruiseFilters, findCruises, NO_FILTERS, writeFilters } from '../listing/index.ts';
import { useRemotePage } from '@travesia/page';
import styles from './cruise-search.module.css';

/** The cruises tab of the home's search (slot `home.search`). */
export function CruiseSearch() {
  const { t } = useText(cruiseTexts);
  const { today } = useRemotePage();
  const state = useCruises();
  const navigate = useNavigate();
  const [filters, setFilters] = useState(NO_FILTERS);
  if (state.status === 'loading') return <CruisesLoading count={1} />;
  if (state.status === 'failed') return <CruisesFailed onRetry={state.retry} />;
  const count = findCruises(state.cruises, filters, today).length;
  return (
    <div className={styles.search}>
      <CruiseFilters cruises={state.cruises} filters={filters} onChange={setFilters} />
      <Button
        variant="primary"
        onClick={() => void navigate(`/cruceros?${writeFilters(filters).toString()}`)}
      >
        {t('search.go', { count })}
      </Button>
    </div>
  );
}
