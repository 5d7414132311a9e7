import { useText } from '@travesia/i18n';
import { useHost, useReadable, useVisitorContext } from '../host/host-context.ts';
import { PhoneLink } from '../chrome/phone-link.tsx';
import { Slot } from '../slots/slot.tsx';
import { fillsOf } from '../slots/fills-of.ts';
import { SearchTabs } from '../slots/search-tabs.tsx';
import { LastBookingNotice } from './last-booking-notice.tsx';
import { shellTexts } from '../texts.ts';
import styles from './home-page.module.css';

/** A frame of named slots; it stands with any remote off (F-01). */
export function HomePage() {
  const { t, rich } = useText(shellTexts);
  const remotes = useReadable(useHost().remotes);
  const { contactNumber } = useVisitorContext();
  const searches = fillsOf(remotes, 'home.search');

  return (
    <>
      <section className={styles.hero}>
        <div className={styles.front}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('homePage.title')}
          </h1>
          <p className={styles.intro}>{t('homePage.intro')}</p>
          <div className={styles.panel}>
            {searches.length > 0 ? (
              <SearchTabs fills={searches} label={t('homePage.tabs')} />
            ) : (
              <p>{rich('homePage.closed', { phone: <PhoneLink number={contactNumber} /> })}</p>
            )}
          </div>
        </div>
        <div className={styles.map}>
          <Slot name="home.hero" />
        </div>
      </section>
      <div className={styles.below}>
        <LastBookingNotice />
        <Slot name="home.deals" />
        <Slot name="home.destinations" />
        <Slot name="home.cruises" />
        <Slot name="home.promo" />
      </div>
    </>
  );
}
