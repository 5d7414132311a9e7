export { BaggageChoice, type BaggageChoiceProps } from './baggage-choice.tsx';
export { keepSoldBags, oneBagEach } from './bag-choices.ts';
