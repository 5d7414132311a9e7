export { useEarlyChoice } from './use-early-choice.ts';
