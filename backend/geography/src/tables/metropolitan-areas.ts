import { withSupplierFallback, type Locale } from '@travesia/domain';
import areas from './metropolitan-areas.json' with { type: 'json' };

/** A city with several airports, by their shared code. */
export interface MetropolitanArea {
  readonly code: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly airportCodes: readonly string[];
}

export const METROPOLITAN_AREAS: readonly MetropolitanArea[] = areas.map((area) => ({
  ...area,
  name: withSupplierFallback(area.name),
}));
