import { useId } from 'react';
import { failureCode } from '@travesia/api-client';
import type { BookingAccess } from '@travesia/contracts';
import { errorText, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { Notice } from '@travesia/ui/notice';
import { confirmOwner } from '../../data/after-booking-calls.ts';
import { useOpenedLink } from '../../data/opened-link.ts';
import { lookupTexts } from '../../texts.ts';
import styles from './after-booking.module.css';
import { CodeField } from './code-field.tsx';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { useMailedCode } from './use-mailed-code.ts';

/** Whoever has only the link of a mail may read; with a code from the mailbox they may act, too (M-01). */
export function ConfirmOwner({ access }: { access: BookingAccess }) {
  const { t } = useText(lookupTexts);
  const { api, locale } = useRemotePage();
  const [, keepLink] = useOpenedLink();
  const id = useId();
  const code = useMailedCode(access, 'confirm_owner');
  const confirmation = useMutation({
    mutationFn: () => confirmOwner(api, access, code.typed),
    onSuccess: (link) => keepLink({ referenceId: access.referenceId, link }),
  });
  const failure = confirmation.error ?? code.error;
  return (
    <section className={styles.change} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('after.owner.title')}</h2>
      <p>{t('after.owner.lead')}</p>
      <CodeField
        code={code}
        confirmation={confirmation}
        onConfirm={() => code.isTyped() && confirmation.mutate()}
      />
      {failure && <Notice tone="error">{errorText(failureCode(failure), locale)}</Notice>}
      <p className={styles.actions}>
        <ConfirmByCode code={code} pending={confirmation.isPending} pendingText={t('after.owner.confirming')}>
          {t('after.owner.confirm')}
        </ConfirmByCode>
      </p>
    </section>
  );
}
