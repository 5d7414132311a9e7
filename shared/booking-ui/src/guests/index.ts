export { GuestsBlock, type GuestPlace, type GuestsBlockProps } from './guests-block.tsx';
export { EMPTY_GUEST, parseGuest, type GuestValues } from './guest-values.ts';
