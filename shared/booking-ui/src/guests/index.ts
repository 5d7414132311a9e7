export { GuestsBlock, type GuestsBlockProps } from './guests-block.tsx';
export type { GuestPlace } from './guest-values.ts';
export { EMPTY_GUEST, parseGuest, type GuestValues } from './guest-values.ts';
