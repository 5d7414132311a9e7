import type { OpsOverview } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { opsTexts } from '../texts.ts';
import { productName } from '../words/names.ts';
import { marketName } from '../../staff/market-name.ts';
import { needsOf } from './needs.ts';
import styles from './products.module.css';

/** What needs somebody, a line each. */
export function NeedsList({ overview }: { overview: OpsOverview }) {
  const { t, locale } = useText(opsTexts);
  const needs = needsOf(overview);
  if (needs.length === 0) return null;
  const together = new Intl.ListFormat(locale);
  return (
    <ul className={styles.needs} aria-label={t('needs.label')}>
      {needs.map(({ remote, kind, markets }) => (
        <li key={`${remote.name} ${kind}`} data-kind={kind}>
          {t(`needs.${kind}`, {
            product: productName(remote, locale),
            markets:
              markets.length === 0 || markets.length === remote.cells.length
                ? t('everywhere')
                : together.format(markets.map((market) => marketName(market, locale, t('international')))),
          })}
        </li>
      ))}
    </ul>
  );
}
