export { BaggageChoice } from './baggage-choice.tsx';
export { keepSoldBags, sameBags, oneBagEach } from './bag-choices.ts';
