export { useCheckedOffer } from './use-checked-offer.ts';
export { freshAddress } from './fresh-address.ts';
export { PriceChangeDialog } from './price-change-dialog.tsx';
export { ResultsClockLine } from './results-clock-line.tsx';
export { RateFailed } from './rate-failed.tsx';
export { choosingTexts } from './texts.ts';
