export * from './activity-dates.ts';
export * from './age-band.ts';
export * from './duration-types.ts';
export * from './paxes.ts';
