import { useId } from 'react';
import type { BookingAccess } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { confirmOwner } from '../../data/after-booking-calls.ts';
import { useOpenedLink } from '../../data/opened-link.ts';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';
import { CodeFailure, CodeField } from './code-field.tsx';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { useMailedCode } from './use-mailed-code.ts';

/** Whoever has only the link of a mail may read; with a code from the mailbox they may act, too (M-01). */
export function ConfirmOwner({ access, onConfirmed }: { access: BookingAccess; onConfirmed: () => void }) {
  const { t } = useText(openedTexts);
  const { api } = useRemotePage();
  const [, keepLink] = useOpenedLink();
  const id = useId();
  const code = useMailedCode(access, 'confirm_owner');
  const confirmation = useMutation({
    mutationFn: () => confirmOwner(api, access, code.typed),
    onSuccess(link) {
      keepLink({ referenceId: access.referenceId, link });
      onConfirmed();
    },
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
      <CodeFailure failure={failure} />
      <p className={styles.actions}>
        <ConfirmByCode code={code} pending={confirmation.isPending} pendingText={t('after.owner.confirming')}>
          {t('after.owner.confirm')}
        </ConfirmByCode>
      </p>
    </section>
  );
}
