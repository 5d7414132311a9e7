export * from './bit-set.ts';
export * from './duration-buckets.ts';
export * from './facets.ts';
export * from './offer-facts.ts';
export * from './search-dates.ts';
export * from './sort-offers.ts';
export * from './time-bands.ts';
