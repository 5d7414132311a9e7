export * from './activity-dates.ts';
export * from './duration-types.ts';
export * from './paxes.ts';
