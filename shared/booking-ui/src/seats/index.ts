export { SeatChoice, type ChosenSeat, type SeatChoiceProps } from './seat-choice.tsx';
export { seatTexts } from './texts.ts';
