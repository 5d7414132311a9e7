import type { ReactNode } from 'react';
import type { PostedForm } from '@travesia/contracts';
import { errorText, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useLocation } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { contentTexts } from '../texts.ts';
import styles from './plain-form.module.css';

export type PlainFormProps = {
  /** As the manifest names it. */
  name: string;
  /** Of its page, below the language prefix. */
  path: string;
  posted: PostedForm | null;
  submitLabel: string;
  /** Said when it was sent. */
  thanks: string;
  children: ReactNode;
};

/** A form that the browser sends by itself: it needs no script, and comes back with what was typed. */
export function PlainForm({ name, path, posted, submitLabel, thanks, children }: PlainFormProps) {
  const { locale } = useText(contentTexts);
  const { href } = useRemotePage();
  const { search } = useLocation();
  if (new URLSearchParams(search).get('sent') === name) {
    return (
      <div id="sent">
        <Notice tone="success">{thanks}</Notice>
      </div>
    );
  }
  return (
    <form method="post" action={`${href(path)}#form-${name}`} id={`form-${name}`} className={styles.form}>
      <input type="hidden" name="form" value={name} />
      {posted?.failure && <Notice tone="error">{errorText(posted.failure, locale)}</Notice>}
      {children}
      <p className={styles.send}>
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
      </p>
    </form>
  );
}
