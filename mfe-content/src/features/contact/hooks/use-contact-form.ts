import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type FieldErrors, type ResolverResult } from 'react-hook-form';
import { isApiFailure } from '@travesia/api-client';
import { useRemotePage } from '@travesia/page';
import { useSdk } from '@travesia/platform/react';
import { sendForm, type FormPath } from '../api/send-form.ts';
import type { FormValues, ReadForm } from '../model/form-values.ts';

type Values = Record<string, string>;
export type FormState = 'typing' | 'sending' | 'sent' | { readonly failure: string };

export interface ContactFormOptions {
  readonly path: FormPath;
  readonly initialValues: FormValues;
  readonly read: (values: FormValues) => ReadForm;
}

function toErrors(problems: Readonly<Record<string, string>>): FieldErrors<Values> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [field, { type: code, message: code }]),
  );
}

/**
 * One form to the office: checks with the server's own rules, sends, and keeps what was typed whatever the
 * server says (E-15).
 */
export function useContactForm({ path, initialValues, read }: ContactFormOptions) {
  const { api, beginProgress } = useRemotePage();
  const { guards } = useSdk();
  const [state, setState] = useState<FormState>('typing');
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Values>({
    defaultValues: initialValues,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => {
      const { problems } = read(values);
      if (!problems) return { values, errors: {} };
      return { values: {}, errors: toErrors(problems) } satisfies ResolverResult<Values>;
    },
  });
  const { isDirty } = form.formState;
  const isTyped = useEffectEvent(() => isDirty && state !== 'sent');
  useEffect(() => guards.add(() => isTyped()), [guards]);

  const submit = form.handleSubmit(
    async (values) => {
      const { body } = read(values);
      if (!body || state === 'sending') return;
      setState('sending');
      const endProgress = beginProgress();
      try {
        await sendForm(api, path, body);
        setState('sent');
      } catch (thrown) {
        const failure = isApiFailure(thrown) ? thrown : null;
        console.error('form not sent', path, failure?.code ?? thrown);
        const fields = failure?.fields ?? [];
        for (const { path: field, code } of fields) form.setError(field, { type: code, message: code });
        if (fields.length > 0) setAttempt((count) => count + 1);
        setState({ failure: failure?.code ?? 'network' });
      } finally {
        endProgress();
      }
    },
    () => setAttempt((count) => count + 1),
  );

  return { form, state, attempt, submit };
}
