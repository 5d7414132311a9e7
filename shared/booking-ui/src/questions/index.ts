export { parseAnswers, type QuestionValues, type SupplierQuestion } from './question-values.ts';
export { QuestionsForm, type QuestionsFormProps } from './questions-form.tsx';
