import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { classes } from '@travesia/ui/classes';
import { focusField } from '@travesia/ui/error-summary';
import { TextArea } from '@travesia/ui/text-field';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { saveFile } from '../../staff/save-file.ts';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

const KB = 1_024;

/** What the traveller and we wrote to one another, and room for an answer (D-13). */
export function Messages({ id }: { id: string }) {
  const { t, tag } = useText(deskTexts);
  const { client } = useDesk();
  const queries = useQueryClient();
  const fieldId = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  // Of this very answer: sent again after a lost reply, it is one.
  const key = useRef(crypto.randomUUID());
  const thread = useQuery({ queryKey: ['messages', id], queryFn: () => client.messages(id), gcTime: 0 });
  const answer = useMutation({
    mutationFn: (written: string) => client.answer({ id, key: key.current, text: written }),
    onSuccess: async () => {
      key.current = crypto.randomUUID();
      setText('');
      await Promise.all(
        ['messages', 'booking', 'queues'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
    },
  });
  const download = useMutation({
    mutationFn: async (file: { readonly id: string; readonly name: string }) =>
      saveFile(await client.messageFile(id, file.id), file.name),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (answer.isPending) return;
    setMissing(text.trim() === '');
    if (text.trim() === '') focusField(fieldId);
    else answer.mutate(text.trim());
  }

  return (
    <section className={classes(styles.section, styles.messages)} aria-label={t('messages.title')}>
      <h2>{t('messages.title')}</h2>
      {thread.error && <DeskFaultNotice fault={thread.error} onRetry={() => void thread.refetch()} />}
      {!thread.data && !thread.error && <p role="status">{t('loading')}</p>}
      {thread.data?.length === 0 && <p className={styles.soft}>{t('booking.none')}</p>}
      {download.error && <DeskFaultNotice fault={download.error} />}
      <ul className={styles.list}>
        {(thread.data ?? []).map((message) => (
          <li key={message.id}>
            <p className={styles.soft}>
              {`${message.author ?? t('messages.traveller')} · ${formatMoment(Date.parse(message.at), tag)}`}
            </p>
            <p className={styles.note}>{message.text}</p>
            {message.files.map((file) => (
              <Button key={file.id} variant="link" onClick={() => download.mutate(file)}>
                {`${file.name} (${Math.ceil(file.sizeBytes / KB)} kB)`}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <form className={styles.form} noValidate onSubmit={submit}>
        {answer.error && <DeskFaultNotice fault={answer.error} />}
        <TextArea
          id={fieldId}
          label={t('messages.label')}
          error={isMissing ? t('note.missing') : undefined}
          maxLength={4_000}
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" size="small" pending={answer.isPending}>
          {t('messages.send')}
        </Button>
      </form>
    </section>
  );
}
