import * as v from 'valibot';
import type { FieldProblem, ParsedForm } from './block-form.ts';

/** Reads a candidate with a contract's schema; `fieldOf` names the control of a path. */
export function parseWithSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  candidate: unknown,
  fieldOf: (path: string) => string = (path) => path,
): ParsedForm<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, candidate);
  if (parsed.success) return { payload: parsed.output, problems: [] };
  const problems: FieldProblem[] = [];
  for (const issue of parsed.issues) {
    const field = fieldOf(v.getDotPath(issue) ?? '');
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, code: issue.message });
  }
  return { payload: null, problems };
}
