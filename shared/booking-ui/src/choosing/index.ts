export { useCheckedOffer, type CheckedOffer } from './use-checked-offer.ts';
export { freshAddress } from './fresh-address.ts';
export { FreshStart } from './fresh-start.tsx';
export { useFreshStart } from './use-fresh-start.ts';
export { PriceChangeDialog, type PriceChangeDialogProps } from './price-change-dialog.tsx';
export { RefusedStorage } from './refused-storage.tsx';
export { ResultsClockLine, type ResultsClockLineProps } from './results-clock-line.tsx';
export { choosingTexts } from './texts.ts';
