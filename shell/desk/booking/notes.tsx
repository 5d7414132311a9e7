import { useId, useState, type SyntheticEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskBooking } from '@travesia/contracts';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { focusField } from '@travesia/ui/error-summary';
import { TextArea } from '@travesia/ui/text-field';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

/** What colleagues wrote, newest first, and room for more. */
export function Notes({ id, notes }: { id: string; notes: DeskBooking['notes'] }) {
  const { t, tag } = useText(deskTexts);
  const { client, may } = useDesk();
  const queries = useQueryClient();
  const fieldId = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (written: string) => client.addNote(id, written),
    onSuccess: async () => {
      setText('');
      await queries.invalidateQueries({ queryKey: ['booking', id] });
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    setMissing(text.trim() === '');
    if (text.trim() === '') focusField(fieldId);
    else mutate(text.trim());
  }

  return (
    <section className={styles.section} aria-label={t('booking.notes')}>
      <h2>{t('booking.notes')}</h2>
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.soft}>{`${note.by} · ${formatMoment(Date.parse(note.at), tag)}`}</p>
            <p className={styles.note}>{note.text}</p>
          </li>
        ))}
      </ul>
      {may('note.add') && (
        <form className={styles.form} noValidate onSubmit={submit}>
          {error && <DeskFaultNotice fault={error} />}
          <TextArea
            id={fieldId}
            label={t('note.label')}
            error={isMissing ? t('note.missing') : undefined}
            maxLength={2_000}
            rows={2}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" size="small" pending={isPending}>
            {t('note.add')}
          </Button>
        </form>
      )}
    </section>
  );
}
