export { SeatChoice, type SeatChoiceProps } from './seat-choice.tsx';
export { keepSoldSeats } from './keep-sold-seats.ts';
export { seatTexts } from './texts.ts';
