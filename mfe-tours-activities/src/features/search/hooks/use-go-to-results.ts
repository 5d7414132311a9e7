import { useCallback } from 'react';
import { useNavigate } from '@travesia/platform/libraries';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import type { ActivitySearch } from '../model/activity-search.ts';
import { resultsAddress } from '../model/search-query.ts';

/** Opens what can be done in a place. */
export function useGoToResults(): (search: ActivitySearch) => void {
  const navigate = useNavigate();
  const { resultsPath } = useActivityKind();
  return useCallback((search) => void navigate(resultsAddress(resultsPath, search)), [navigate, resultsPath]);
}
