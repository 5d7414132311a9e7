import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { FUNNEL_DIMENSIONS, type FunnelQuery, type FunnelRow } from '@travesia/contracts';
import { addDays, CHARGE_CURRENCY, formatMoney, todayIn } from '@travesia/domain';
import { formatNumber, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { saveFile } from '../../staff/save-file.ts';
import { useFunnel, useOverview } from '../api/queries.ts';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { useOps } from '../session/ops-context.ts';
import { opsTexts } from '../texts.ts';
import { marketName } from '../../staff/market-name.ts';
import styles from './funnel.module.css';

const DAYS = 30;
const COUNTS = ['visits', 'searches', 'results', 'selections', 'summaries', 'payments', 'bookings'] as const;
const AMOUNTS = ['revenue', 'margin'] as const;

function lastDays(): FunnelQuery {
  const to = todayIn(Date.now());
  return { by: 'day', from: addDays(to, 1 - DAYS), to, markets: null };
}

/** From visits to money, of visitors who may be counted (O-03). */
export function FunnelArea() {
  const { t, locale, tag } = useText(opsTexts);
  const { client, operator } = useOps();
  const { data: overview } = useOverview();
  const [typed, setTyped] = useState(lastDays);
  const [asked, setAsked] = useState(typed);
  const { data, error, refetch } = useFunnel(asked);
  const download = useMutation({
    mutationFn: () => client.funnelCsv(asked),
    onSuccess: (blob) => saveFile(blob, `funnel-${asked.by}-${asked.from}-${asked.to}.csv`),
  });
  const isPeriodWrong = typed.from === '' || typed.to < typed.from;
  const markets = (overview?.markets ?? []).filter(
    ({ id }) => operator.markets === '*' || operator.markets.includes(id),
  );

  function nameOf({ key }: FunnelRow): string {
    if (key === null) return t('funnel.none');
    if (asked.by === 'market') return marketName(key, locale, t('international'));
    return asked.by === 'device' && isDevice(key) ? t(`funnel.device.${key}`) : key;
  }
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isPeriodWrong) return;
          // The same question again is asked again: it is counted all the time.
          if (asked === typed) void refetch();
          setAsked(typed);
        }}
      >
        <Select
          label={t('funnel.by')}
          value={typed.by}
          onChange={({ target }) =>
            setTyped({ ...typed, by: FUNNEL_DIMENSIONS.find((each) => each === target.value) ?? 'day' })
          }
        >
          {FUNNEL_DIMENSIONS.map((each) => (
            <option key={each} value={each}>
              {t(`funnel.dimension.${each}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('markets.choose')}
          value={typed.markets?.[0] ?? ''}
          onChange={({ target }) =>
            setTyped({ ...typed, markets: target.value === '' ? null : [target.value] })
          }
        >
          <option value="">{t('funnel.allMarkets')}</option>
          {markets.map(({ id }) => (
            <option key={id} value={id}>
              {marketName(id, locale, t('international'))}
            </option>
          ))}
        </Select>
        <TextField
          type="date"
          label={t('funnel.from')}
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <TextField
          type="date"
          label={t('funnel.to')}
          error={isPeriodWrong ? t('funnel.periodWrong') : undefined}
          value={typed.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
        <Button type="submit" variant="primary">
          {t('funnel.show')}
        </Button>
        <Button pending={download.isPending} onClick={() => download.mutate()}>
          {t('funnel.csv')}
        </Button>
      </form>
      {download.error && <FaultNotice fault={download.error} />}
      {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data?.length === 0 && <Notice>{t('funnel.empty')}</Notice>}
      {data && data.length > 0 && (
        // A table that scrolls can be reached by a keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} role="region" aria-label={t('heading.funnel')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[t(`funnel.dimension.${asked.by}`), ...COUNTS.map((name) => t(`funnel.${name}`))].map(
                  (name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ),
                )}
                <th scope="col">{t('funnel.conversion')}</th>
                {AMOUNTS.map((name) => (
                  <th key={name} scope="col">
                    {t(`funnel.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{nameOf(row)}</th>
                  {COUNTS.map((name) => (
                    <td key={name}>{formatNumber(row[name], tag)}</td>
                  ))}
                  <td>{row.visits > 0 ? formatNumber(row.bookings / row.visits, tag, 'percent') : '–'}</td>
                  {AMOUNTS.map((name) => (
                    <td key={name}>{formatMoney({ amount: row[name], currency: CHARGE_CURRENCY }, tag)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

const isDevice = (name: string): name is 'phone' | 'tablet' | 'desktop' =>
  ['phone', 'tablet', 'desktop'].includes(name);
