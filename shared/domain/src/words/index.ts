export { byKey } from './by-key.ts';
export { withOneStop } from './one-stop.ts';
export { inVariety, type Variety } from './variety.ts';
export { type TextKey, type TextTree, type TextValues } from './text-key.ts';
