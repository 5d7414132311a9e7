import { useMutation } from '@tanstack/react-query';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

/** What suppliers replied, only when somebody wants to see it: the look is recorded. */
export function RawReplies({ id, why }: { id: string; why: string }) {
  const { t } = useText(deskTexts);
  const { client, may } = useDesk();
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => client.replies(id, why) });
  if (!may('booking.replies')) return null;
  return (
    <section className={styles.section} aria-label={t('booking.replies')}>
      <Button size="small" pending={isPending} onClick={() => mutate()}>
        {t('booking.replies')}
      </Button>
      {error && <DeskFaultNotice fault={error} />}
      {data && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.raw} role="region" aria-label={t('booking.replies')} tabIndex={0}>
          {JSON.stringify(data, null, 2)}
        </pre>
      )}
    </section>
  );
}
