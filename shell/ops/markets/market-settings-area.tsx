import { useState } from 'react';
import { useText } from '@travesia/i18n';
import { Tag } from '@travesia/ui/chip';
import { DataList } from '@travesia/ui/data-list';
import { Card } from '@travesia/ui/card';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { useOverview } from '../api/queries.ts';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { maySetMarket } from '../session/may.ts';
import { useOps } from '../session/ops-context.ts';
import { opsTexts } from '../texts.ts';
import { marketName } from '../../staff/market-name.ts';
import { settingRows } from '../words/setting-rows.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './markets.module.css';

/** The settings of one market: to be read by everybody, to be changed by its owner. */
export function MarketSettingsArea() {
  const { t, locale, tag } = useText(opsTexts);
  const { operator } = useOps();
  const { data: overview, error, refetch } = useOverview();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!overview) return error ? <FaultNotice fault={error} onRetry={() => void refetch()} /> : <Waiting />;

  const mine = overview.markets.find(({ id }) => maySetMarket(operator, id)) ?? overview.markets[0];
  const market = overview.markets.find(({ id }) => id === chosen) ?? mine;
  if (!market) return <Notice>{t('products.empty')}</Notice>;
  const mayChange = maySetMarket(operator, market.id);
  return (
    <>
      <div className={styles.choice}>
        <Select
          label={t('markets.choose')}
          value={market.id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {overview.markets.map(({ id }) => (
            <option key={id} value={id}>
              {marketName(id, locale, t('international'))}
            </option>
          ))}
        </Select>
        <Tag>{t(market.isSet ? 'markets.own' : 'markets.inFile')}</Tag>
      </div>
      {!mayChange && <Notice>{t('change.notAllowed')}</Notice>}
      <Card className={styles.card}>
        {mayChange ? (
          <SettingsForm key={market.id} market={market} sequence={overview.sequence} />
        ) : (
          <DataList variant="stacked" rows={settingRows({ t, tag }, market.settings)} />
        )}
      </Card>
    </>
  );
}
