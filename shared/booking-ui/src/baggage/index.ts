export { BaggageChoice, type BaggageChoiceProps } from './baggage-choice.tsx';
export { keepSoldBags, sameBags, oneBagEach } from './bag-choices.ts';
