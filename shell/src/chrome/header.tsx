import { phoneLink } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useVisitorContext } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketControl } from './market-control.tsx';
import { Menu } from './menu.tsx';
import styles from './header.module.css';

/** Brand, products, trips, the number to call, language and market in one row (P-33). */
export function Header({ hasMenu }: { hasMenu: boolean }) {
  const { t } = useText(shellTexts);
  const { contactNumber } = useVisitorContext();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandMark />
        {hasMenu && (
          <Menu>
            <LanguageSwitch />
          </Menu>
        )}
        <a className={styles.call} href={phoneLink(contactNumber)}>
          <span className={styles.number}>{contactNumber}</span>
          <small>{t('callHours')}</small>
        </a>
        <MarketControl />
        <LanguageSwitch />
      </div>
    </header>
  );
}
