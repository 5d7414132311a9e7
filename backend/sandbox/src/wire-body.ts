import * as v from 'valibot';

/** A text that says something. */
export const FilledSchema = v.pipe(v.string(), v.regex(/\S/, 'It must not be blank.'));

/** What the schema makes of a body, or the refusal of the first field that is wrong. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  refusal: (field: string, message: string) => Error,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw refusal(v.getDotPath(issue) ?? '', issue.message);
}
