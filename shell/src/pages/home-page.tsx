import { useEffect, useState } from 'react';
import { useText } from '@travesia/i18n';
import { useHost, useReadable, useVisitorContext } from '../host/host-context.ts';
import { PhoneLink } from '../chrome/phone-link.tsx';
import { Slot } from '../slots/slot.tsx';
import { fillsOf } from '../slots/fills-of.ts';
import { SearchTabs } from '../slots/search-tabs.tsx';
import { lazyPart } from '../chrome/lazy-part.tsx';
import { LAST_BOOKING_KEY } from '../visitor/last-booking-key.ts';
import { openStorage } from '../visitor/storage.ts';
import { shellTexts } from '../texts.ts';
import styles from './home-page.module.css';

const LastBookingNotice = lazyPart(() =>
  import(/* webpackChunkName: "last-booking" */ './last-booking-notice.tsx').then(
    (part) => part.LastBookingNotice,
  ),
);

/** Whether this browser has booked: most have not and need no code for it. */
function useHasBooked(): boolean {
  const { bus } = useHost();
  const [hasBooked, setBooked] = useState(false);
  useEffect(() => {
    setBooked(Boolean(openStorage('localStorage')?.getItem(LAST_BOOKING_KEY)));
    return bus.on('booking-confirmed@1', () => setBooked(true));
  }, [bus]);
  return hasBooked;
}

/** A frame of named slots; it stands with any remote off (F-01). */
export function HomePage() {
  const { t, rich } = useText(shellTexts);
  const remotes = useReadable(useHost().remotes);
  const { contactNumber } = useVisitorContext();
  const hasBooked = useHasBooked();
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
        {hasBooked && <LastBookingNotice />}
        <Slot name="home.deals" />
        <Slot name="home.destinations" />
        <Slot name="home.cruises" />
        <Slot name="home.promo" />
      </div>
    </>
  );
}
