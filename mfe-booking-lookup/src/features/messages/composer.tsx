import { useId, useRef, useState, type FormEvent } from 'react';
import { failureCode } from '@travesia/api-client';
import type { BookingAccess, BookingMessage } from '@travesia/contracts';
import { MESSAGE_FILE_MAX_BYTES, MESSAGE_FILES_MAX } from '@travesia/domain';
import { errorText, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { TextArea } from '@travesia/ui/text-field';
import { sendMessage, uploadFile } from '../../data/message-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import styles from './messages.module.css';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const TEXT_MAX_LENGTH = 4_000;

interface ChosenFile {
  readonly id: string;
  readonly file: File;
}
type Problem = 'empty' | 'type' | 'size' | 'count';

export type ComposerProps = {
  access: BookingAccess;
  onSent: (thread: readonly BookingMessage[]) => void;
};

/** Writes to us, with up to three files; what did not arrive stays here. */
export function Composer({ access, onSent }: ComposerProps) {
  const { t } = useText(openedTexts);
  const { api, locale } = useRemotePage();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  // The same message sent again is one: it keeps its id until it has arrived.
  const [messageId, setMessageId] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    async mutationFn() {
      for (const chosen of files) await uploadFile(api, access, chosen);
      return sendMessage(api, access, { id: messageId, text, fileIds: files.map((each) => each.id) });
    },
    onSuccess(thread) {
      onSent(thread);
      setText('');
      setFiles([]);
      setMessageId(crypto.randomUUID());
    },
  });

  function choose(chosen: readonly File[]) {
    const added = chosen.filter(({ type, size }) => TYPES.includes(type) && size <= MESSAGE_FILE_MAX_BYTES);
    const all = [...files, ...added.map((file) => ({ id: crypto.randomUUID(), file }))];
    const hasWrongType = chosen.some(({ type }) => !TYPES.includes(type));
    if (all.length > MESSAGE_FILES_MAX) setProblem('count');
    else if (hasWrongType) setProblem('type');
    else setProblem(added.length < chosen.length ? 'size' : null);
    setFiles(all.slice(0, MESSAGE_FILES_MAX));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const isEmpty = text.trim() === '' && files.length === 0;
    setProblem(isEmpty ? 'empty' : null);
    if (isEmpty) document.querySelector<HTMLTextAreaElement>(`[id="${id}-text"]`)?.focus();
    else if (!sending.isPending) sending.mutate();
  }

  return (
    <form className={styles.composer} noValidate onSubmit={send} aria-label={t('messages.write')}>
      <TextArea
        id={`${id}-text`}
        label={t('messages.write')}
        rows={3}
        maxLength={TEXT_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={problem === 'empty' ? t('messages.problem.empty') : undefined}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={TYPES.join(',')}
        aria-label={t('messages.attach')}
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was taken away.
          event.target.value = '';
        }}
      />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id: fileId, file }) => (
            <li key={fileId} className={styles.file}>
              <span>{file.name}</span>
              <Button variant="plain" onClick={() => setFiles(files.filter((other) => other.id !== fileId))}>
                {t('messages.remove', { name: file.name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && problem !== 'empty' && (
        <Notice tone="error">{t(`messages.problem.${problem}`)}</Notice>
      )}
      {sending.error && <Notice tone="error">{errorText(failureCode(sending.error), locale)}</Notice>}
      <div role="status">{sending.isSuccess && <p>{t('messages.sent')}</p>}</div>
      <p className={styles.actions}>
        <Button onClick={() => chooser.current?.click()}>{t('messages.attach')}</Button>
        <Button
          type="submit"
          variant="primary"
          pending={sending.isPending}
          pendingText={t('messages.sending')}
        >
          {t('messages.send')}
        </Button>
      </p>
      <p className={styles.soft}>{t('messages.filesHint')}</p>
    </form>
  );
}
