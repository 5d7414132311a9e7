export { parseAnswers, type QuestionValues, type SupplierQuestion } from './question-values.ts';
export { QuestionsForm } from './questions-form.tsx';
