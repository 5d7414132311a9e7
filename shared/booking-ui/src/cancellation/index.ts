export { type PolicyClock } from './cancellation-lines.ts';
export { cancellationTexts } from './texts.ts';
export { useCancellationLines } from './use-cancellation-lines.ts';
