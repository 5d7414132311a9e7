export { PriceChangeDialog, type PriceChangeDialogProps } from './price-change-dialog.tsx';
export { ResultsClockLine, type ResultsClockLineProps } from './results-clock-line.tsx';
export { choosingTexts, type ChosenItem } from './texts.ts';
