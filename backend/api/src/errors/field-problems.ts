import * as v from 'valibot';
import type { FieldProblem } from './api-error.ts';

const CODE = /^[a-z][a-z_]*$/;

/** Schemas that name no code of their own get one by the kind of rule that was broken. */
const CODE_BY_RULE: Readonly<Record<string, string>> = {
  min_length: 'too_short',
  max_length: 'too_long',
  non_empty: 'field_required',
  min_value: 'out_of_range',
  max_value: 'out_of_range',
  integer: 'count_invalid',
  safe_integer: 'count_invalid',
  email: 'email_invalid',
};

function isMissing(issue: v.BaseIssue<unknown>): boolean {
  return issue.kind === 'schema' && issue.received === 'undefined';
}

function codeOf(issue: v.BaseIssue<unknown>): string {
  if (CODE.test(issue.message)) return issue.message;
  if (isMissing(issue)) return 'field_required';
  if (Array.isArray(issue.input) && issue.type === 'max_length') return 'too_many';
  if (Array.isArray(issue.input) && issue.type === 'min_length') return 'too_few';
  return CODE_BY_RULE[issue.type] ?? (issue.kind === 'schema' ? 'type_invalid' : 'value_invalid');
}

const FIELDS_MAX = 50;

/** Every field problem of a parsed request (B-02); a crafted body cannot make the reply endless. */
export function fieldProblems(issues: readonly v.BaseIssue<unknown>[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    if (problems.size === FIELDS_MAX) break;
    const path = (v.getDotPath(issue) ?? '').slice(0, 200);
    if (!problems.has(path)) problems.set(path, { path, code: codeOf(issue) });
  }
  return [...problems.values()];
}
