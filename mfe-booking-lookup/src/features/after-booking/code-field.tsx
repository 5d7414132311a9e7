import { useEffect, useId } from 'react';
import { failureCode } from '@travesia/api-client';
import { errorText, formatClock, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Button } from '@travesia/ui/button';
import { AnswerNotice } from '@travesia/ui/notice';
import { TextField } from '@travesia/ui/text-field';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';
import type { MailedCode } from './use-mailed-code.ts';

export type CodeFieldProps = {
  code: MailedCode;
  /** With the code that was typed; an error is about the code before as soon as another one is typed. */
  confirmation: { readonly error: unknown; readonly reset: () => void };
  onConfirm: () => void;
  /** Why a code will be mailed, until one is. */
  why?: string;
};

const isWrongCode = (failure: unknown) => failure !== null && failureCode(failure) === 'code_wrong';

/** What went wrong; of a wrong code its field says it. */
export function CodeFailure({ failure }: { failure: unknown }) {
  const { locale } = useRemotePage();
  if (failure === null || isWrongCode(failure)) return null;
  return <AnswerNotice tone="error">{errorText(failureCode(failure), locale)}</AnswerNotice>;
}

/** Where the mailed code went and the field for it, which takes the focus, also when the code is wrong. */
export function CodeField({ code, confirmation, onConfirm, why }: CodeFieldProps) {
  const { t, tag } = useText(openedTexts);
  const { locale } = useRemotePage();
  const id = useId();
  const { sent, isShort } = code;
  const wrong = isWrongCode(confirmation.error) ? confirmation.error : null;
  useEffect(() => {
    if (sent) document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.focus();
  }, [sent, wrong, isShort, id]);
  if (!sent) return why === undefined ? null : <p className={styles.soft}>{why}</p>;
  return (
    <form
      id={code.formId}
      className={styles.dialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <p role="status">
        {t('after.dialog.sent', {
          address: sent.sentTo,
          time: formatClock(Date.parse(sent.expiresAt), tag),
        })}
      </p>
      <TextField
        id={id}
        label={t('after.dialog.code')}
        hint={t('after.dialog.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code.typed}
        onChange={(event) => {
          if (confirmation.error) confirmation.reset();
          code.setTyped(event.target.value);
        }}
        error={
          isShort ? (
            t('after.dialog.codeShort')
          ) : wrong ? (
            // Whoever pressed Enter has the focus here already: it is read aloud all the same.
            <span role="alert">{errorText('code_wrong', locale)}</span>
          ) : undefined
        }
        required
      />
      <p>
        <Button
          variant="plain"
          onClick={() => {
            confirmation.reset();
            code.send();
          }}
        >
          {t('after.dialog.again')}
        </Button>
      </p>
    </form>
  );
}
