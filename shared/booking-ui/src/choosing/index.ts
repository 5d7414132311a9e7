export { useCheckedOffer, type CheckedOffer } from './use-checked-offer.ts';
export { freshAddress } from './fresh-address.ts';
export { PriceChangeDialog, type PriceChangeDialogProps } from './price-change-dialog.tsx';
export { ResultsClockLine, type ResultsClockLineProps } from './results-clock-line.tsx';
export { choosingTexts } from './texts.ts';
