import { useCallback } from 'react';
import { useNavigate } from '@travesia/platform/libraries';
import { resultsPath, writeSearch, type FlightSearch } from '../../search/index.ts';

/** Opens the results of a changed search; what was filtered belonged to the other list. */
export function useChangeSearch(): (search: FlightSearch) => void {
  const navigate = useNavigate();
  return useCallback(
    (search) => void navigate(`${resultsPath(search)}?${writeSearch(search).toString()}`),
    [navigate],
  );
}
