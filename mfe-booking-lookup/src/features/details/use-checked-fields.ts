import { useState } from 'react';
import { useFieldWords } from '@travesia/booking-ui/texts';
import * as v from 'valibot';

/** A small form: what is typed, what is wrong with each field, and all of it once it is right. */
export function useCheckedFields<Schema extends v.GenericSchema<Record<string, string>, object>>(
  schema: Schema,
  first: Record<string, string>,
) {
  const { problemOf } = useFieldWords();
  const [values, setValues] = useState(first);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  return {
    field: (name: string) => ({
      name,
      value: values[name] ?? '',
      error: problemOf(name, problems[name]),
      onChange: (event: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
    }),
    /** Null where something is wrong; then the first of it has the focus. */
    check(form: HTMLElement | null): v.InferOutput<Schema> | null {
      const read = v.safeParse(schema, values);
      const found = read.success
        ? []
        : read.issues.map((issue) => [String(issue.path?.[0]?.key), issue.message] as const);
      // The first problem of a field is the one to solve first.
      setProblems(Object.fromEntries(found.toReversed()));
      const [firstName] = found[0] ?? [];
      if (firstName) form?.querySelector<HTMLInputElement>(`[name="${firstName}"]`)?.focus();
      return read.success ? read.output : null;
    },
  };
}
