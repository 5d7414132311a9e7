import { useId, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { saveFile } from '@travesia/booking-ui/keep';
import type { ConfirmedBooking } from '@travesia/contracts';
import { errorText, useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation, useQueryClient } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { DownloadIcon } from '@travesia/ui/icon';
import { Notice } from '@travesia/ui/notice';
import { fetchInvoice } from '../../data/after-booking-calls.ts';
import { useAccess } from '../../data/use-access.ts';
import { openedTexts } from '../../opened-texts.ts';
import { progressKey, useProgress } from '../after-booking/index.ts';
import styles from './details.module.css';
import { InvoiceDialog } from './invoice-dialog.tsx';

/** The invoice of a booking and what was credited of it; one can be asked for where the market gives them (M-10). */
export function Invoices({ booking }: { booking: ConfirmedBooking }) {
  const { t } = useText(openedTexts);
  const { api, locale } = useRemotePage();
  const money = useMoney();
  const queries = useQueryClient();
  const id = useId();
  const access = useAccess(booking.referenceId);
  const { data: progress } = useProgress(access);
  const [isOpen, setOpen] = useState(false);
  const file = useMutation({
    mutationFn: async ({ id: invoiceId, number }: { id: string; number: string }) =>
      saveFile(await fetchInvoice(api, access, invoiceId), `travesia-${number}.pdf`),
  });
  if (!progress) return null;
  const { mayAct, invoices } = progress;
  const { offer, issued } = invoices;
  // A forwarded link does not show a person's tax id.
  if (!mayAct || (offer === null && issued.length === 0)) return null;
  return (
    <section className={styles.details} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('invoice.heading')}</h2>
      <p className={styles.actions}>
        {issued.map((each) => (
          <Button
            key={each.id}
            pending={file.isPending && file.variables.id === each.id}
            pendingText={t('invoice.fetching')}
            onClick={() => file.mutate(each)}
          >
            <DownloadIcon />
            {t(`invoice.${each.kind}`, { number: each.number, amount: money(each.total) })}
          </Button>
        ))}
        {offer && <Button onClick={() => setOpen(true)}>{t('invoice.ask')}</Button>}
      </p>
      {file.error && <Notice tone="error">{errorText(failureCode(file.error), locale)}</Notice>}
      {isOpen && offer && (
        <InvoiceDialog
          access={access}
          taxId={offer}
          onIssued={(fresh) => {
            queries.setQueryData(progressKey(access), fresh);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
