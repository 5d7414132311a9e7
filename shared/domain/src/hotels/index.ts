export * from './kinds.ts';
export * from './package-rooms.ts';
export * from './room-text.ts';
export * from './rooms.ts';
export * from './stay.ts';
export * from './distance-rings.ts';
export * from './hotel-facets.ts';
export * from './package-address.ts';
