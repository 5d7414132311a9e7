import { useSyncExternalStore, type ReactNode } from 'react';
import { phoneLink } from '@travesia/domain';
import { Link } from '@travesia/platform/libraries';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Button, ButtonLink } from '@travesia/ui/button';
import { frameStyles as styles } from '../frame/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { browserKeeps } from './browser-keeps.ts';

const never = () => () => {};

/** Where the payment could not find the trip, that is said before anybody fills in a form for nothing. */
export function NeedsStorage({ children }: { children: ReactNode }) {
  const { t, rich } = useText(bookingTexts);
  const { contactNumber } = useRemotePage();
  const isKept = useSyncExternalStore(never, browserKeeps, () => true);
  if (isKept) return children;
  return (
    <section className={styles.problem}>
      <h1 tabIndex={-1}>{t('refusedStorage.title')}</h1>
      <p>{t('refusedStorage.text')}</p>
      <p>{t('refusedStorage.how')}</p>
      <div className={styles.ways}>
        {/* Only a new document is given what was allowed; its address names what was chosen. */}
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('refusedStorage.again')}
        </Button>
        <ButtonLink href={phoneLink(contactNumber)}>{t('payment.call', { phone: contactNumber })}</ButtonLink>
      </div>
      <p>
        {rich('refusedStorage.booked', {
          lookup: <Link to="/user/my-journey">{t('refusedStorage.lookup')}</Link>,
        })}
      </p>
    </section>
  );
}
