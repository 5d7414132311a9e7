import type { FormEvent, ReactNode } from 'react';
import { errorText, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { ErrorSummary } from '@travesia/ui/error-summary';
import { RequiredNote } from '@travesia/ui/field';
import { Notice } from '@travesia/ui/notice';
import { contentTexts } from '../../../texts.ts';
import type { useContactForm } from '../hooks/use-contact-form.ts';
import { useProblemWords } from '../hooks/use-problem-words.ts';
import { Trap } from './trap.tsx';
import styles from './forms.module.css';

export type FormFrameProps = {
  id: string;
  contact: ReturnType<typeof useContactForm>;
  submitLabel: string;
  /** Said when it is sent. */
  thanks: string;
  children: ReactNode;
};

/** What every form has around its fields: what is wrong, what failed, the button, the thanks. */
export function FormFrame({ id, contact, submitLabel, thanks, children }: FormFrameProps) {
  const { t, locale } = useText(contentTexts);
  const { summaryLine } = useProblemWords();
  const { form, state, attempt, submit } = contact;
  if (state === 'sent') {
    return (
      <Notice tone="success" announce="polite">
        {thanks}
      </Notice>
    );
  }
  const failure = typeof state === 'object' ? state.failure : null;
  const errors = Object.entries(form.formState.errors).map(([field, error]) => ({
    fieldId: `${id}-${field}`,
    message: summaryLine(field, String(error?.message)),
  }));
  return (
    <form noValidate className={styles.form} onSubmit={(event: FormEvent) => void submit(event as never)}>
      <RequiredNote>{t('contact.required')}</RequiredNote>
      {attempt > 0 && <ErrorSummary title={t('contact.summary')} errors={errors} attempt={attempt} />}
      {children}
      <Trap {...form.register('website')} />
      {failure && failure !== 'invalid_request' && (
        <Notice tone="error">
          {errorText(failure, locale)} {t('contact.kept')}
        </Notice>
      )}
      <p className={styles.send}>
        <Button
          type="submit"
          variant="primary"
          pending={state === 'sending'}
          pendingText={t('contact.sending')}
        >
          {failure ? t('contact.again') : submitLabel}
        </Button>
      </p>
    </form>
  );
}
