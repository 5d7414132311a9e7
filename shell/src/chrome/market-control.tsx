import { useMemo } from 'react';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import { useHost, usePath, useVisitorContext } from '../host/host-context.ts';
import { withLocale } from '../routing/locale-path.ts';
import { shellTexts } from '../texts.ts';
import styles from './market-control.module.css';

/** Country and currency together (P-49). A plain form: it works before any script runs. */
export function MarketControl() {
  const { t, locale } = useText(shellTexts);
  const { state } = useHost();
  const { market, currency } = useVisitorContext();
  const { path, search } = usePath();
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  const nameOf = (id: string) => (id === 'intl' ? t('market.intl') : (names.of(id) ?? id));
  const currencies = [...new Set(['USD', ...state.markets.map((each) => each.currency)])].toSorted();

  return (
    <details className={styles.control}>
      <summary className={styles.summary}>
        {t('market.button', { market: market.id === 'intl' ? t('market.intl') : market.id, currency })}
      </summary>
      <form className={styles.panel} method="post" action="/preferences">
        <p className={styles.title}>{t('market.title')}</p>
        <input type="hidden" name="return" value={withLocale(locale, path + search)} />
        <Select
          key={`market-${market.id}`}
          id="market-choice"
          name="market"
          label={t('market.market')}
          defaultValue={market.id}
        >
          {state.markets.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each.id)}
            </option>
          ))}
        </Select>
        <Select
          key={`currency-${currency}`}
          id="currency-choice"
          name="currency"
          label={t('market.currency')}
          defaultValue={currency}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
        <p className={styles.note}>{t('market.note')}</p>
        <Button type="submit" wide>
          {t('market.apply')}
        </Button>
      </form>
    </details>
  );
}
