import { useCallback } from 'react';
import { useNavigate } from '@travesia/platform/libraries';
import type { HotelSearch } from '../model/hotel-search.ts';
import { resultsAddress } from '../model/search-query.ts';

/** Opens the hotels of a search. */
export function useGoToResults(): (search: HotelSearch) => void {
  const navigate = useNavigate();
  return useCallback((search) => void navigate(resultsAddress(search)), [navigate]);
}
