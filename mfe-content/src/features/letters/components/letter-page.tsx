import { useText } from '@travesia/i18n';
import { Link, useLocation } from '@travesia/platform/libraries';
import { usePageHead, usePostedForm } from '@travesia/platform/react';
import { Notice } from '@travesia/ui/notice';
import { PlainForm } from '../../../page/plain-form.tsx';
import { contentTexts } from '../../../texts.ts';
import styles from './letter-page.module.css';

/** Each is a button behind the link of a letter: mail programs open links by themselves. */
const PAGES = {
  join: { path: '/novedades/alta', back: '/contacta-con-nosotras' },
  leave: { path: '/novedades/baja', back: '/contacta-con-nosotras' },
  startAlert: { path: '/alertas/alta', back: '/vuelos' },
  stopAlert: { path: '/alertas/baja', back: '/vuelos' },
} as const;

function LetterPage({ form }: { form: keyof typeof PAGES }) {
  const { t } = useText(contentTexts);
  const { search } = useLocation();
  const posted = usePostedForm(form);
  const query = new URLSearchParams(search);
  const key = posted?.values['key'] ?? query.get('key') ?? '';
  const isDone = query.get('sent') === form;
  const isWrongKey = posted?.problems['key'] !== undefined;
  usePageHead({ title: t(`letters.title.${form}`) });
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(`letters.title.${form}`)}</h1>
      {!key && !isDone && <Notice tone="attention">{t(`letters.noKey.${form}`)}</Notice>}
      {isWrongKey && <Notice tone="error">{t(`letters.wrongKey.${form}`)}</Notice>}
      {(key || isDone) && (
        <>
          {!isDone && <p>{t(`letters.text.${form}`)}</p>}
          <PlainForm
            name={form}
            path={PAGES[form].path}
            posted={posted}
            submitLabel={t(`letters.send.${form}`)}
            thanks={t(`letters.done.${form}`)}
          >
            <input type="hidden" name="key" value={key} />
          </PlainForm>
        </>
      )}
      <p>
        <Link to={PAGES[form].back}>{t(`letters.back.${form}`)}</Link>
      </p>
    </div>
  );
}

/** Confirms an address that was typed for our letters: by whoever reads its mail, and works without scripts. */
export const JoinPage = () => <LetterPage form="join" />;

/** The way out of our letters, from the link in each of them; it works without scripts. */
export const LeavePage = () => <LetterPage form="leave" />;

/** Confirms a price alert, by whoever reads the mail of its address. */
export const StartAlertPage = () => <LetterPage form="startAlert" />;

/** Ends a price alert, from the link in each of its mails. */
export const StopAlertPage = () => <LetterPage form="stopAlert" />;
