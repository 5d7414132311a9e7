export { BaggageChoice, type BaggageChoiceProps } from './baggage-choice.tsx';
export { keepSoldBags } from './bag-choices.ts';
