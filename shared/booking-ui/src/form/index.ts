export { type BlockFormHandle, type FieldProblem, type FormValues } from './block-form.ts';
