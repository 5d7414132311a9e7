export { type BlockFormHandle, type FieldProblem, type FormValues, type ProblemLine } from './block-form.ts';
export { useProblemLines } from './use-problem-lines.ts';
