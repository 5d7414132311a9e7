import { clockAt } from '@travesia/domain';
import { useId, useState } from 'react';
import type { ConfirmedBooking, DataRequestKind, DataRequestView } from '@travesia/contracts';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useQueryClient } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { DownloadIcon } from '@travesia/ui/icon';
import { useAccess } from '../../data/use-access.ts';
import { openedTexts } from '../../opened-texts.ts';
import { progressKey, useProgress } from '../after-booking/index.ts';
import { AskForDataDialog } from './ask-for-data-dialog.tsx';
import { DataDialog } from './data-dialog.tsx';
import styles from './details.module.css';

/** A copy of what we store with a booking, or its end, asked for with a code and answered by our team (D-19). */
export function OwnData({ booking }: { booking: ConfirmedBooking }) {
  const { t, tag } = useText(openedTexts);
  const queries = useQueryClient();
  const id = useId();
  const access = useAccess(booking.referenceId);
  const { data: progress } = useProgress(access);
  const [open, setOpen] = useState<DataRequestKind | 'download' | null>(null);
  // A forwarded link is for reading the trip.
  if (progress?.mayAct !== true) return null;
  const stateOf = (wanted: DataRequestKind) =>
    progress.dataRequests.find(({ kind }) => kind === wanted)?.state ?? null;
  const close = () => setOpen(null);
  const wordsOf = ({ kind, state, at }: DataRequestView) =>
    t(`data.state.${kind}.${state}`, { date: formatLocalDate(clockAt(Date.parse(at)), tag, 'short') });
  return (
    <section className={styles.details} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('data.title')}</h2>
      <p className={styles.soft}>{t('data.lead')}</p>
      <div role="status">
        {progress.dataRequests.map((request) => (
          <p key={request.kind}>{wordsOf(request)}</p>
        ))}
      </div>
      <p className={styles.actions}>
        {stateOf('export') === 'ready' && (
          <Button onClick={() => setOpen('download')}>
            <DownloadIcon />
            {t('data.download')}
          </Button>
        )}
        {stateOf('export') !== 'open' && stateOf('export') !== 'ready' && (
          <Button onClick={() => setOpen('export')}>{t('data.export')}</Button>
        )}
        {stateOf('erasure') !== 'open' && (
          <Button onClick={() => setOpen('erasure')}>{t('data.erasure')}</Button>
        )}
      </p>
      {(open === 'export' || open === 'erasure') && (
        <AskForDataDialog
          kind={open}
          access={access}
          onAsked={(fresh) => {
            queries.setQueryData(progressKey(access), fresh);
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'download' && (
        <DataDialog referenceId={booking.referenceId} access={access} onClose={close} />
      )}
    </section>
  );
}
