import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { useForm, type FieldErrors, type ResolverResult } from 'react-hook-form';
import { byPlaceInForm, useFieldWords, type FieldWordsOptions } from '../texts/use-field-words.ts';

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

/** A line of the page's error summary. The words are asked when it is rendered: the language may have changed, or the field. */
export interface ProblemLine {
  readonly fieldId: string;
  /** null once it is mended. */
  readonly words: () => string | null;
  /** Says when the words may be others; for fields that the page does not render itself. */
  readonly subscribe?: (onChange: () => void) => () => void;
}

/** How a page checks a block before it goes on. */
export interface BlockFormHandle {
  /** Shows every error of the block, and gives the lines of the summary that lead to them. */
  validate(): Promise<readonly ProblemLine[]>;
  /** Errors of a 400 go to their fields (S-30); their lines are given like those of `validate`. */
  showServerProblems(problems: readonly FieldProblem[]): readonly ProblemLine[];
}

export interface BlockFormOptions<Values extends FormValues, Payload> extends FieldWordsOptions {
  readonly id: string;
  readonly initialValues: Values;
  readonly parse: (values: Values) => ParsedForm<Payload>;
  readonly onChange: (values: Values, payload: Payload | null) => void;
  readonly handle?: Ref<BlockFormHandle>;
}

function controlIdOf(formId: string, field: string): string {
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
  const { problemOf, summaryLine } = useFieldWords(options);
  /** With the value that the server refused: the rules here would let it pass again when the field is left. */
  const refused = useRef<readonly (FieldProblem & { value: unknown })[]>([]);
  const form = useForm<FormValues>({
    defaultValues: options.initialValues,
    mode: 'onTouched',
    resolver: (values) => {
      const problems = [
        ...options.parse(values as Values).problems,
        ...refused.current.filter(({ field, value }) => values[field] === value),
      ];
      if (problems.length === 0) return { values, errors: {} };
      return { values: {}, errors: toFieldErrors(problems) } satisfies ResolverResult<FormValues>;
    },
  });

  const tell = useEffectEvent((values: Values) => options.onChange(values, options.parse(values).payload));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values as Values) }),
    [form],
  );
  const tellRestored = useEffectEvent(() => {
    if (options.parse(options.initialValues).payload !== null) tell(options.initialValues);
  });
  // After a reload or for another order, what the form starts with may be all there is to send (S-29).
  useEffect(() => tellRestored(), []);

  const latestLine = useRef(summaryLine);
  useLayoutEffect(() => {
    latestLine.current = summaryLine;
  });
  useImperativeHandle(
    options.handle,
    () => {
      const linesOf = (problems: readonly FieldProblem[]) =>
        problems.toSorted(byPlaceInForm).map(({ field }) => ({
          fieldId: controlIdOf(options.id, field),
          words: () => {
            const present = form.getFieldState(field).error?.message;
            return present === undefined ? null : latestLine.current(field, present);
          },
          subscribe: (onChange: () => void) =>
            form.subscribe({ formState: { errors: true }, callback: onChange }),
        }));
      return {
        async validate() {
          // The server decides again.
          refused.current = [];
          await form.trigger();
          const { problems } = options.parse(form.getValues() as Values);
          return linesOf(problems);
        },
        showServerProblems(problems) {
          refused.current = [
            ...refused.current,
            ...problems.map((problem) => ({ ...problem, value: form.getValues(problem.field) })),
          ];
          for (const { field, code } of problems) form.setError(field, { type: code, message: code });
          return linesOf(problems);
        },
      };
    },
    [form, options],
  );

  const errorOf = (name: string) => problemOf(name, form.formState.errors[name]?.message);
  /** Props of a control without a problem to show: registration and id. */
  const control = (name: string) => ({ ...form.register(name), id: controlIdOf(options.id, name) });
  /** Props of a control with what is wrong with it. */
  const field = (name: string) => ({ ...control(name), error: errorOf(name) });

  return { form, control, field, errorOf };
}

export type BlockForm = ReturnType<typeof useBlockForm>;
