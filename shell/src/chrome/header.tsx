import { useText } from '@travesia/i18n';
import { useVisitorContext } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketControl } from './market-control.tsx';
import { Menu } from './menu.tsx';
import { PhoneLink } from './phone-link.tsx';
import styles from './header.module.css';

/** Brand, products, trips, the number to call, language and market (P-33). */
export function Header() {
  const { t } = useText(shellTexts);
  const { contactNumber } = useVisitorContext();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandMark />
        <Menu />
        <p className={styles.call}>
          <span className={styles.callWords}>{t('call')}</span>
          <PhoneLink number={contactNumber} className={styles.number} />
        </p>
        <MarketControl />
        <LanguageSwitch />
      </div>
    </header>
  );
}
