import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { REPORT_DIMENSIONS, type ReportQuery, type ReportRow } from '@travesia/contracts';
import { addDays, formatMoney, todayIn } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import styles from '../audit/audit.module.css';
import { BookingTable } from '../booking/booking-table.tsx';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { saveFile } from '../../staff/save-file.ts';
import { useDesk } from '../session/desk-context.ts';
import { PRODUCTS } from '../products.ts';
import { deskTexts } from '../texts.ts';

const DAYS = 30;
const AMOUNTS = ['revenue', 'refunds', 'suppliers', 'fees', 'discounts', 'margin', 'paidElsewhere'] as const;

function lastDays(): ReportQuery {
  const to = todayIn(Date.now());
  return { by: 'day', from: addDays(to, 1 - DAYS), to };
}

/** Bookings and their money as the ledger has them (D-09), of those who may not be counted as visitors too (O-03). */
export function ReportPage() {
  const { t, tag } = useText(deskTexts);
  const { client, may } = useDesk();
  const [typed, setTyped] = useState(lastDays);
  const [asked, setAsked] = useState(typed);
  const { data, error, refetch } = useQuery({
    queryKey: ['report', asked],
    queryFn: () => client.report(asked),
    gcTime: 0,
  });
  const download = useMutation({
    mutationFn: () => client.reportCsv(asked),
    onSuccess: (blob) => saveFile(blob, `report-${asked.by}-${asked.from}-${asked.to}.csv`),
  });

  function nameOf({ key }: ReportRow): string {
    if (key === null) return t(asked.by === 'agent' ? 'report.noAgent' : 'report.unknown');
    const product = asked.by === 'product' && PRODUCTS.find((each) => each === key);
    return product ? t(`report.product.${product}`) : key;
  }
  const isPeriodWrong = typed.from === '' || typed.to < typed.from;
  return (
    <>
      <DeskHeading>{t('report.title')}</DeskHeading>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPeriodWrong) setAsked(typed);
        }}
      >
        <Select
          label={t('report.by')}
          value={typed.by}
          onChange={({ target }) => {
            const by = REPORT_DIMENSIONS.find((each) => each === target.value) ?? 'day';
            setTyped({ ...typed, by });
          }}
        >
          {REPORT_DIMENSIONS.map((each) => (
            <option key={each} value={each}>
              {t(`report.dimension.${each}`)}
            </option>
          ))}
        </Select>
        <TextField
          type="date"
          label={t('report.from')}
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <TextField
          type="date"
          label={t('report.to')}
          error={isPeriodWrong ? t('report.periodWrong') : undefined}
          value={typed.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
        <Button type="submit">{t('report.show')}</Button>
        {may('report.export') && (
          <Button pending={download.isPending} onClick={() => download.mutate()}>
            {t('audit.export')}
          </Button>
        )}
      </form>
      <p>{t('report.note')}</p>
      {download.error && <DeskFaultNotice fault={download.error} />}
      {error && <DeskFaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {data?.length === 0 && <Notice>{t('report.none')}</Notice>}
      {data && data.length > 0 && (
        <BookingTable
          title={t('report.lines', { from: asked.from, to: asked.to })}
          head={[
            t(`report.dimension.${asked.by}`),
            t('report.bookings'),
            ...AMOUNTS.map((name) => t(`report.${name}`)),
          ]}
          rows={data.map((row) => [
            nameOf(row),
            String(row.bookings),
            ...AMOUNTS.map((name) => formatMoney({ amount: row[name], currency: row.currency }, tag)),
          ])}
        />
      )}
    </>
  );
}
