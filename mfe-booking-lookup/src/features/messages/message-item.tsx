import { clockAt } from '@travesia/domain';
import { failureCode } from '@travesia/api-client';
import { saveFile } from '@travesia/booking-ui/keep';
import type { BookingAccess, BookingMessage } from '@travesia/contracts';
import { errorText, formatClock, formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { fetchFile } from '../../data/message-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import styles from './messages.module.css';

export type MessageItemProps = {
  message: BookingMessage;
  access: BookingAccess;
  mayAct: boolean;
};

/** Who wrote what and when, and the files that came with it. */
export function MessageItem({ message, access, mayAct }: MessageItemProps) {
  const { t, tag } = useText(openedTexts);
  const { api, locale } = useRemotePage();
  const { from, author, text, at, files } = message;
  const atMs = Date.parse(at);
  const download = useMutation({
    mutationFn: async (file: BookingMessage['files'][number]) =>
      saveFile(await fetchFile(api, access, file.id), file.name),
  });
  const writer =
    from === 'traveller'
      ? t('messages.you')
      : author === null
        ? t('messages.us')
        : t('messages.author', { name: author });
  return (
    <li className={styles.message} data-from={from}>
      <p>
        <b>{writer}</b>{' '}
        <time className={styles.soft} dateTime={at}>
          {t('after.at', {
            date: formatLocalDate(clockAt(atMs), tag, 'short'),
            time: formatClock(atMs, tag),
          })}
        </time>
      </p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              {mayAct ? (
                <Button variant="plain" onClick={() => download.mutate(file)}>
                  {t('messages.save', { name: file.name })}
                </Button>
              ) : (
                file.name
              )}
            </li>
          ))}
        </ul>
      )}
      {download.error && <Notice tone="error">{errorText(failureCode(download.error), locale)}</Notice>}
    </li>
  );
}
