import { useMemo, useState, type FormEvent } from 'react';
import type { Locale } from '@travesia/contracts';
import { LANGUAGES, LOCALES, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { useHost, usePath, useVisitorContext } from '../host/host-context.ts';
import { withLocale } from '../routing/locale-path.ts';
import { shellTexts } from '../texts.ts';
import styles from './market-control.module.css';

/** Where, in which money, in which language. Without scripts it is a plain form that leads back to the page. */
export function MarketForm({ onDone }: { onDone: () => void }) {
  const { t, locale, tag } = useText(shellTexts);
  const host = useHost();
  const { markets } = host.state;
  const { market, currency } = useVisitorContext();
  const { path, search } = usePath();
  const [choice, setChoice] = useState({ market: market.id, currency, language: locale });
  const [state, setState] = useState<'ready' | 'changing' | 'failed'>('ready');
  const names = useMemo(
    () => ({
      region: new Intl.DisplayNames(tag, { type: 'region' }),
      currency: new Intl.DisplayNames(tag, { type: 'currency' }),
    }),
    [tag],
  );
  const currencies = [...new Set(['USD', currency, ...markets.map((each) => each.currency)])].toSorted();

  function chooseMarket(id: string) {
    const own = markets.find((each) => each.id === id)?.currency ?? choice.currency;
    setChoice({ ...choice, market: id, currency: own });
  }

  async function apply(event: FormEvent) {
    event.preventDefault();
    setState('changing');
    try {
      const { switchMarket } = await import(
        /* webpackChunkName: "switch-market" */ '../visitor/switch-market.ts'
      );
      await switchMarket(host, choice, onDone);
      // Only a form of another choice is made anew.
      setState('ready');
    } catch (fault) {
      console.warn('market not changed', fault);
      setState('failed');
    }
  }

  return (
    <form
      className={styles.panel}
      method="post"
      action="/preferences"
      onSubmit={(event) => void apply(event)}
    >
      <p className={styles.title}>{t('market.title')}</p>
      <input type="hidden" name="return" value={withLocale(locale, path + search)} />
      <Select
        id="market-choice"
        name="market"
        label={t('market.market')}
        value={choice.market}
        onChange={(event) => chooseMarket(event.target.value)}
      >
        {markets.map(({ id }) => (
          <option key={id} value={id}>
            {id === 'intl' ? t('market.intl') : (names.region.of(id) ?? id)}
          </option>
        ))}
      </Select>
      <Select
        id="currency-choice"
        name="currency"
        label={t('market.currency')}
        value={choice.currency}
        onChange={(event) => setChoice({ ...choice, currency: event.target.value })}
      >
        {currencies.map((code) => (
          <option key={code} value={code}>
            {`${code} · ${names.currency.of(code) ?? code}`}
          </option>
        ))}
      </Select>
      <Select
        id="language-choice"
        name="language"
        label={t('language.label')}
        value={choice.language}
        onChange={(event) => setChoice({ ...choice, language: event.target.value as Locale })}
      >
        {LOCALES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGES[language].name}
          </option>
        ))}
      </Select>
      <p className={styles.note}>{t('market.note')}</p>
      {state === 'failed' && <Notice tone="error">{t('market.failed')}</Notice>}
      <Button type="submit" wide pending={state === 'changing'} pendingText={t('market.changing')}>
        {t('market.apply')}
      </Button>
    </form>
  );
}
