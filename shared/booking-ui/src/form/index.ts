export { type BlockFormHandle, type ProblemLine } from './block-form.ts';
export { useProblemLines } from './use-problem-lines.ts';
