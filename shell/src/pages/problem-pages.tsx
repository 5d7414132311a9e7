import { useText } from '@travesia/i18n';
import { Button, buttonClass } from '@travesia/ui/button';
import { PhoneLink } from '../chrome/phone-link.tsx';
import { ShellLink } from '../chrome/shell-link.tsx';
import { usePath, useVisitorContext } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import styles from './problem-pages.module.css';

function Actions() {
  const { t } = useText(shellTexts);
  return (
    <p className={styles.actions}>
      <ShellLink path="/vuelos" className={buttonClass({ variant: 'primary' })}>
        {t('notFound.search')}
      </ShellLink>
      <ShellLink path="/" className={buttonClass({ variant: 'quiet' })}>
        {t('notFound.home')}
      </ShellLink>
    </p>
  );
}

/** Says which path was not found, so that a mistyped one can be seen (P-44). */
export function NotFoundPage() {
  const { t } = useText(shellTexts);
  const { path } = usePath();
  return (
    <>
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p className={styles.path}>{t('notFound.text', { path })}</p>
      <p>{t('notFound.hint')}</p>
      <Actions />
    </>
  );
}

/** What was here was taken away and does not come back (410). */
export function GonePage() {
  const { t } = useText(shellTexts);
  return (
    <>
      <h1 tabIndex={-1}>{t('gone.title')}</h1>
      <p>{t('gone.text')}</p>
      <Actions />
    </>
  );
}

/** A product that another market sells (P-02): a shared link must not look broken. */
export function NotSoldHerePage() {
  const { t, rich } = useText(shellTexts);
  const { contactNumber } = useVisitorContext();
  return (
    <>
      <h1 tabIndex={-1}>{t('notSold.title')}</h1>
      <p>{rich('notSold.text', { phone: <PhoneLink number={contactNumber} /> })}</p>
      <Actions />
    </>
  );
}

/** P-45. It stands in the checkout as well, also after somebody paid. */
export function ErrorPage() {
  const { t, rich } = useText(shellTexts);
  const { contactNumber } = useVisitorContext();
  return (
    <>
      <h1 tabIndex={-1}>{t('error.title')}</h1>
      <p>{rich('error.text', { phone: <PhoneLink number={contactNumber} /> })}</p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('error.retry')}
        </Button>
      </p>
    </>
  );
}
