import { useEffect, useState } from 'react';
import { useText } from '@travesia/i18n';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { ShellLink } from '../chrome/shell-link.tsx';
import { useHost, useReadable } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import { readLastBooking, rememberLastBooking } from '../visitor/last-booking.ts';
import { openStorage } from '../visitor/storage.ts';
import styles from './home-page.module.css';

const DETAIL_PATH = '/user/my-journey/booking-detail';

/** Whoever booked in this browser finds the booking from the home (P-41); also one that another tab confirmed. */
export function LastBookingNotice() {
  const { t } = useText(shellTexts);
  const host = useHost();
  const { bus } = host;
  const remotes = useReadable(host.remotes);
  const [referenceId, setReferenceId] = useState<string | null>(null);
  const canBeSeen = remotes.some(
    ({ enabled, manifest }) => enabled && manifest.routes.some(({ path }) => path === DETAIL_PATH),
  );

  useEffect(() => {
    const known = readLastBooking(openStorage('localStorage'));
    if (known && !known.isHidden) setReferenceId(known.referenceId);
    return bus.on('booking-confirmed@1', (fact) => setReferenceId(fact.referenceId));
  }, [bus]);

  if (referenceId === null || !canBeSeen) return null;
  return (
    <aside className={styles.booking} aria-label={t('homePage.booking.label')}>
      {/* What became of it since is said by its page. */}
      <Notice
        actions={
          <>
            <ShellLink
              path={`${DETAIL_PATH}?booking=${referenceId}`}
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              {t('homePage.booking.open')}
            </ShellLink>
            <Button
              variant="plain"
              size="small"
              onClick={() => {
                rememberLastBooking(openStorage('localStorage'), { referenceId, isHidden: true });
                setReferenceId(null);
              }}
            >
              {t('homePage.booking.hide')}
            </Button>
          </>
        }
      >
        {t('homePage.booking.text', { reference: referenceId })}
      </Notice>
    </aside>
  );
}
