import { useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { contentTexts } from '../../../texts.ts';
import { useList } from '../api/use-list.ts';
import styles from './country-links.module.css';

const COUNTRIES = 50;

/** The countries there is a guide to: beside the airports, where people look for a place, and beside the articles. */
export function CountryLinks() {
  const { t } = useText(contentTexts);
  const { list } = useList('country', 0, COUNTRIES);
  if (!list || list.results.length === 0) return null;
  return (
    <nav aria-labelledby="country-guides" className={styles.countries}>
      <h2 id="country-guides">{t('lists.countries')}</h2>
      <ul>
        {list.results.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
