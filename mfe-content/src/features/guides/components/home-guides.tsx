import type { ContentSummary } from '@travesia/contracts';
import { formatLocalDate, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import { contentTexts } from '../../../texts.ts';
import { useList } from '../../lists/index.ts';
import styles from './home-guides.module.css';

const ARTICLES = 3;
/** Read ahead, for those that are for other markets. */
const ARTICLES_READ = 6;
const PROMOS = 12;

function Entries({ items }: { items: readonly ContentSummary[] }) {
  const { locale, tag } = useText(contentTexts);
  return (
    <ul className={styles.entries}>
      {items.map(({ path, title, summary, updated, langcode }) => (
        <li key={path} lang={langcode === 'und' || langcode === locale ? undefined : langcode}>
          <h3>
            <Link to={path}>{title}</Link>
          </h3>
          <p>{summary}</p>
          <time dateTime={updated}>{formatLocalDate(updated, tag, 'dated')}</time>
        </li>
      ))}
    </ul>
  );
}

/** On the home: what the market's content has to say now, and its newest articles (E-17). Nothing, while there is none. */
export function HomeGuides() {
  const { t } = useText(contentTexts);
  const { market } = usePlatform();
  const { list: promos } = useList('promo', 0, PROMOS);
  const { list: articles } = useList('article', 0, ARTICLES_READ);
  const isForMarket = ({ markets }: ContentSummary) => markets.length === 0 || markets.includes(market.id);
  const forMarket = (promos?.results ?? []).filter(isForMarket);
  const newest = (articles?.results ?? []).filter(isForMarket).slice(0, ARTICLES);
  if (forMarket.length === 0 && newest.length === 0) return null;
  return (
    <section className={styles.guides}>
      {forMarket.length > 0 && (
        <div className={styles.promos}>
          <h2>{t('guides.promos')}</h2>
          <Entries items={forMarket} />
        </div>
      )}
      {newest.length > 0 && (
        <div>
          <h2>{t('guides.title')}</h2>
          <Entries items={newest} />
          <p className={styles.all}>
            <Link to="/articulos">{t('guides.all')}</Link>
            <Link to="/aeropuertos">{t('guides.places')}</Link>
          </p>
        </div>
      )}
    </section>
  );
}
