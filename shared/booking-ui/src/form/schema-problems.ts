import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { FieldProblem, ParsedForm } from './block-form.ts';

/** Reads a candidate with a contract's schema; `fieldOf` names the control of a path. */
export function parseWithSchema<Schema extends GenericSchema>(
  schema: Schema,
  candidate: unknown,
  fieldOf: (path: string) => string = (path) => path,
): ParsedForm<InferOutput<Schema>> {
  const parsed = safeParse(schema, candidate);
  if (parsed.success) return { payload: parsed.output, problems: [] };
  const problems: FieldProblem[] = [];
  for (const issue of parsed.issues) {
    const field = fieldOf(getDotPath(issue) ?? '');
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, code: issue.message });
  }
  return { payload: null, problems };
}
