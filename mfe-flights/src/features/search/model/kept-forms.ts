import { createWritable } from '@travesia/platform';
import type { SearchForm } from './flight-search.ts';

/** The forms of the home as they were left: Back finds them filled in, and the map draws what they hold. */
export const keptFlightForm = createWritable<SearchForm | null>(null);
export const keptPackageForm = createWritable<SearchForm | null>(null);
