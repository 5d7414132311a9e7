import type { SignInProblem } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { rememberView } from '../frame/desk-address.ts';
import { deskTexts } from '../texts.ts';
import styles from '../frame/desk.module.css';

export type SignInPageProps = { problem: SignInProblem | 'ended' | undefined };

/** The one way in is the issuer's page. */
export function SignInPage({ problem }: SignInPageProps) {
  const { t } = useText(deskTexts);
  return (
    <main className={styles.signIn}>
      <h1>{t('signIn.title')}</h1>
      <p className={styles.soft}>{t('signIn.lead')}</p>
      {problem && (
        <Notice tone={problem === 'ended' ? 'attention' : 'error'} announce="assertive">
          {t(`signIn.problem.${problem}`)}
        </Notice>
      )}
      <ButtonLink href="/desk/sign-in" onClick={rememberView} variant="primary" size="large">
        {t('signIn.submit')}
      </ButtonLink>
    </main>
  );
}
