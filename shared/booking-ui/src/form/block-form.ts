import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { useForm, type FieldErrors, type ResolverResult, type UseFormReturn } from 'react-hook-form';

export type FormValues = Record<string, string | boolean>;

/** One thing that is wrong, named by the field of the form it belongs to. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
}

/** What a form's values mean: the payload, or what is wrong. */
export interface ParsedForm<Payload> {
  readonly payload: Payload | null;
  readonly problems: readonly FieldProblem[];
}

/** How a page checks a block before it goes on. */
export interface BlockFormHandle {
  /** Shows every error of the block and answers them; ids are those of the controls. */
  validate(): Promise<readonly (FieldProblem & { controlId: string })[]>;
  /** Errors of a 400 go to their fields (S-30). */
  showServerProblems(problems: readonly FieldProblem[]): void;
}

export interface BlockFormOptions<Values extends FormValues, Payload> {
  readonly id: string;
  readonly initialValues: Values;
  readonly parse: (values: Values) => ParsedForm<Payload>;
  readonly onChange: (values: Values, payload: Payload | null) => void;
  readonly handle?: Ref<BlockFormHandle>;
}

export function controlIdOf(formId: string, field: string): string {
  return `${formId}-${field}`;
}

function toFieldErrors(problems: readonly FieldProblem[]): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {};
  for (const { field, code } of problems) errors[field] ??= { type: code, message: code };
  return errors;
}

/**
 * One block of checkout: contact, a traveller, billing. Says every change to the page with the payload
 * or `null` while something is wrong; an error shows only after its field was left.
 */
export function useBlockForm<Values extends FormValues, Payload>(options: BlockFormOptions<Values, Payload>) {
  const form = useForm<FormValues>({
    defaultValues: options.initialValues,
    mode: 'onTouched',
    resolver: (values) => {
      const { problems } = options.parse(values as Values);
      if (problems.length === 0) return { values, errors: {} };
      return { values: {}, errors: toFieldErrors(problems) } satisfies ResolverResult<FormValues>;
    },
  });

  const tell = useEffectEvent((values: Values) => options.onChange(values, options.parse(values).payload));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values as Values) }),
    [form],
  );

  useImperativeHandle(
    options.handle,
    () => ({
      async validate() {
        await form.trigger();
        const { problems } = options.parse(form.getValues() as Values);
        return problems.map((problem) => ({ ...problem, controlId: controlIdOf(options.id, problem.field) }));
      },
      showServerProblems(problems) {
        for (const { field, code } of problems) form.setError(field, { type: code, message: code });
      },
    }),
    [form, options],
  );

  return form;
}

/** Props of a text control: registration, id, error code. */
export function fieldProps(form: UseFormReturn<FormValues>, formId: string, field: string) {
  return { ...form.register(field), id: controlIdOf(formId, field) };
}

export function errorCode(form: UseFormReturn<FormValues>, field: string): string | undefined {
  return form.formState.errors[field]?.message;
}
