import { useId } from 'react';
import type { ConfirmedBooking } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { readThread } from '../../data/message-calls.ts';
import { useAccess } from '../../data/use-access.ts';
import { openedTexts } from '../../opened-texts.ts';
import { useProgress } from '../after-booking/index.ts';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';
import styles from './messages.module.css';

const LOOK_EVERY_MS = 30_000;

/** What the traveller and we write to one another about this booking; it keeps up by itself (M-09). */
export function Messages({ booking }: { booking: ConfirmedBooking }) {
  const { t } = useText(openedTexts);
  const { api } = useRemotePage();
  const queries = useQueryClient();
  const id = useId();
  const access = useAccess(booking.referenceId);
  const { data: progress } = useProgress(access);
  const mayAct = progress?.mayAct ?? false;
  const queryKey = ['messages', booking.referenceId, access.link ?? ''];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readThread(api, access, signal),
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  return (
    <section className={styles.messages} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('messages.title')}</h2>
      <p className={styles.soft}>{t(mayAct ? 'messages.lead' : 'messages.leadReading')}</p>
      {isError && !data && (
        <Notice
          tone="error"
          title={t('messages.failed')}
          actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {data && data.length > 0 && (
        <ol className={styles.thread} aria-live="polite" aria-label={t('messages.thread')}>
          {data.map((message) => (
            <MessageItem key={message.id} message={message} access={access} mayAct={mayAct} />
          ))}
        </ol>
      )}
      {mayAct && <Composer access={access} onSent={(thread) => queries.setQueryData(queryKey, thread)} />}
    </section>
  );
}
