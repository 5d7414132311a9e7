export { byKey } from './by-key.ts';
export { inVariety, type Variety } from './variety.ts';
export { type TextKey, type TextTree, type TextValues } from './text-key.ts';
