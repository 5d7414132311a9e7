export { byKey } from './by-key.ts';
export { type TextKey, type TextTree, type TextValues } from './text-key.ts';
