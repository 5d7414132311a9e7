import { TravellerAnswerSchema, type OrderView, type TravellerAnswer } from '@travesia/contracts';
import type { FieldProblem, ParsedForm } from '../form/block-form.ts';
import { parseWithSchema } from '../form/schema-problems.ts';

export type SupplierQuestion = NonNullable<OrderView['requirements']['questions']>[number];
/** What was typed, by the question's code. */
export type QuestionValues = Record<string, string>;

/** The answers as the server takes them; an empty one is not sent, and is a problem where it is required. */
export function parseAnswers(
  values: QuestionValues,
  questions: readonly SupplierQuestion[],
): ParsedForm<TravellerAnswer[]> {
  const answers: TravellerAnswer[] = [];
  const problems: FieldProblem[] = [];
  for (const { code, required } of questions) {
    const text = (values[code] ?? '').trim();
    if (text === '') {
      if (required) problems.push({ field: code, code: 'field_required' });
      continue;
    }
    const answer = parseWithSchema(TravellerAnswerSchema, { code, text });
    if (answer.payload) answers.push(answer.payload);
    else problems.push(...answer.problems.map((problem) => ({ field: code, code: problem.code })));
  }
  return { payload: problems.length === 0 ? answers : null, problems };
}
