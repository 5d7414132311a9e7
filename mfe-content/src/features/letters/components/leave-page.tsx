import { useText } from '@travesia/i18n';
import { Link, useLocation } from '@travesia/platform/libraries';
import { usePageHead, usePostedForm } from '@travesia/platform/react';
import { Notice } from '@travesia/ui/notice';
import { PlainForm } from '../../../page/plain-form.tsx';
import { contentTexts } from '../../../texts.ts';
import styles from './leave-page.module.css';

const PATH = '/novedades/baja';
const FORM = 'leave';

/** The way out of our letters, from the link in each of them; it works without scripts. */
export function LeavePage() {
  const { t } = useText(contentTexts);
  const { search } = useLocation();
  const posted = usePostedForm(FORM);
  const query = new URLSearchParams(search);
  const key = posted?.values['key'] ?? query.get('key') ?? '';
  const hasLeft = query.get('sent') === FORM;
  const isWrongKey = posted?.problems['key'] !== undefined;
  usePageHead({ title: t('leave.title') });
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('leave.title')}</h1>
      {!key && !hasLeft && <Notice tone="attention">{t('leave.noKey')}</Notice>}
      {isWrongKey && <Notice tone="error">{t('leave.wrongKey')}</Notice>}
      {(key || hasLeft) && (
        <>
          {!hasLeft && <p>{t('leave.text')}</p>}
          <PlainForm
            name={FORM}
            path={PATH}
            posted={posted}
            submitLabel={t('leave.send')}
            thanks={t('leave.done')}
          >
            <input type="hidden" name="key" value={key} />
          </PlainForm>
        </>
      )}
      <p>
        <Link to="/contacta-con-nosotras">{t('leave.back')}</Link>
      </p>
    </div>
  );
}
