import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import type { OpsSession, SignInProblem } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button, ButtonLink } from '@travesia/ui/button';
import { focusField } from '@travesia/ui/error-summary';
import { Notice } from '@travesia/ui/notice';
import { TextField } from '@travesia/ui/text-field';
import type { OpsClient } from '../api/ops-client.ts';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { opsTexts } from '../texts.ts';
import styles from './sign-in-page.module.css';

export type IssuerState = { isThere: boolean; problem: SignInProblem | undefined };

export type SignInPageProps = {
  client: OpsClient;
  issuer: IssuerState;
  /** The session ended under what was being done. */
  isReturning: boolean;
  onSignedIn: (session: OpsSession) => void;
};

export function SignInPage({ client, issuer, isReturning, onSignedIn }: SignInPageProps) {
  const { t } = useText(opsTexts);
  const fieldId = useId();
  const [token, setToken] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);

  useEffect(() => {
    if (isReturning) focusField(fieldId);
  }, [isReturning, fieldId]);

  async function signIn(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    setMissing(token.trim() === '');
    if (token.trim() === '') {
      focusField(fieldId);
      return;
    }
    setPending(true);
    setFault(null);
    try {
      onSignedIn(await client.signIn(token.trim()));
    } catch (cause) {
      setFault(cause);
      setPending(false);
    }
  }

  return (
    <main className={styles.page}>
      <h1>{t('signIn.title')}</h1>
      <p className={styles.lead}>{t('signIn.lead')}</p>
      {isReturning && (
        <Notice tone="attention" announce="assertive">
          {t('signIn.ended')}
        </Notice>
      )}
      {issuer.problem && (
        <Notice tone="error" title={t('fault.title')}>
          {t(`signIn.problem.${issuer.problem}`)}
        </Notice>
      )}
      {issuer.isThere && (
        <ButtonLink href="/ops/sign-in" variant="primary" size="large">
          {t('signIn.issuer')}
        </ButtonLink>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void signIn(event)}>
        {fault !== null && <FaultNotice fault={fault} />}
        <TextField
          id={fieldId}
          type="password"
          label={t('signIn.token')}
          hint={t('signIn.hint')}
          error={isMissing ? t('signIn.missing') : undefined}
          required
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
        <Button
          type="submit"
          variant={issuer.isThere ? 'quiet' : 'primary'}
          size="large"
          pending={isPending}
          pendingText={t('signIn.pending')}
        >
          {t('signIn.submit')}
        </Button>
      </form>
    </main>
  );
}
