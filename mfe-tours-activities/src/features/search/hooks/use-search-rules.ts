import { usePlatform } from '@travesia/platform/react';
import type { SearchRules } from '../model/search-payload.ts';

const NEITHER: SearchRules = { children: false, pageLanguage: false };

/** Children and language, as the market decides (T-02). */
export function useSearchRules(): SearchRules {
  return usePlatform().market.activities ?? NEITHER;
}
