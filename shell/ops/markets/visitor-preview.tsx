import { useState } from 'react';
import type { MarketSettings, OpsMarket } from '@travesia/contracts';
import { LANGUAGES, LOCALES, useText, type Locale } from '@travesia/i18n';
import { TextProvider } from '@travesia/platform/react';
import { DataList } from '@travesia/ui/data-list';
import { RadioGroup } from '@travesia/ui/radio-group';
import { usePreview } from '../api/queries.ts';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { opsTexts } from '../texts.ts';
import { marketName } from '../../staff/market-name.ts';
import { settingRows } from '../words/setting-rows.ts';
import { RenderedDocument } from './rendered-document.tsx';
import styles from './markets.module.css';

export type VisitorPreviewProps = {
  market: OpsMarket;
  /** `null` sets the market back to its file. */
  settings: MarketSettings | null;
};

const TEXTS = [opsTexts];
/** What no page before the payment shows. */
const AT_PAYMENT = ['paymentMode', 'atol', 'safi'];

/** What a visitor reads of it where the price is broken up and paid, in the visitor's language. */
function PaymentLines({ settings }: { settings: MarketSettings }) {
  const { t, tag } = useText(opsTexts);
  const rows = settingRows({ t, tag }, settings).filter(({ key }) => AT_PAYMENT.includes(key));
  return <DataList variant="stacked" rows={rows} />;
}

/** The pages of the market as its visitors would see them, before anything counts. */
export function VisitorPreview({ market, settings }: VisitorPreviewProps) {
  const { t, locale } = useText(opsTexts);
  const [language, setLanguage] = useState<Locale>(locale);
  const { data, error, refetch } = usePreview({ market: market.id, settings, locale: language });
  return (
    <section className={styles.preview} aria-labelledby="visitors">
      <h2 id="visitors">{t('preview.title')}</h2>
      <RadioGroup
        legend={t('preview.language')}
        variant="segments"
        options={LOCALES.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGES[value].name}</span>,
        }))}
        value={language}
        onValueChange={setLanguage}
      />
      <div className={styles.rendered}>
        {data ? (
          <RenderedDocument
            html={data.html}
            title={t('preview.frame', { market: marketName(market.id, locale, t('international')) })}
          />
        ) : error ? (
          <FaultNotice fault={error} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
      </div>
      <h3>{t('preview.payment')}</h3>
      <div lang={language}>
        <TextProvider locale={language} texts={TEXTS}>
          <PaymentLines settings={settings ?? market.inFile} />
        </TextProvider>
      </div>
    </section>
  );
}
