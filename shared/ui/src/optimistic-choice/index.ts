export { useOptimisticChoice } from './use-optimistic-choice.ts';
