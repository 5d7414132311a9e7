import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { TextField } from '@travesia/ui/text-field';
import { BookingTable } from '../booking/booking-table.tsx';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { saveFile } from '../../staff/save-file.ts';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './audit.module.css';

const NOTHING = { reference: '', staffId: '' };

/** Who read and did what, newest first (D-02). */
export function AuditPage() {
  const { t, tag } = useText(deskTexts);
  const { client, may } = useDesk();
  const [typed, setTyped] = useState(NOTHING);
  const [asked, setAsked] = useState(NOTHING);
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', asked],
    queryFn: () => client.audit(asked),
    gcTime: 0,
  });
  const download = useMutation({
    mutationFn: () => client.auditCsv(asked),
    onSuccess: (blob) => saveFile(blob, 'audit.csv'),
  });
  return (
    <>
      <DeskHeading>{t('audit.title')}</DeskHeading>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed);
        }}
      >
        <TextField
          label={t('column.reference')}
          value={typed.reference}
          onChange={({ target }) => setTyped({ ...typed, reference: target.value })}
        />
        <TextField
          label={t('audit.staff')}
          value={typed.staffId}
          onChange={({ target }) => setTyped({ ...typed, staffId: target.value })}
        />
        <Button type="submit">{t('search.submit')}</Button>
        {may('audit.export') && (
          <Button pending={download.isPending} onClick={() => download.mutate()}>
            {t('audit.export')}
          </Button>
        )}
      </form>
      {download.error && <DeskFaultNotice fault={download.error} />}
      {error && <DeskFaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {data?.length === 0 && <Notice>{t('found.none')}</Notice>}
      {data && data.length > 0 && (
        <BookingTable
          title={t('audit.lines')}
          head={[
            t('column.at'),
            t('audit.staff'),
            t('audit.role'),
            t('column.what'),
            t('column.reference'),
            t('audit.why'),
            t('audit.from'),
          ]}
          rows={data.map((line) => [
            formatMoment(Date.parse(line.at), tag),
            `${line.staffName} (${line.staffId})`,
            t(`role.${line.role}`),
            t(`action.${line.action}`),
            line.reference ?? '–',
            line.why,
            line.address,
          ])}
        />
      )}
    </>
  );
}
