import {
  BookingMoney,
  BookingTicket,
  PaymentFacts,
  PolicyList,
  TravellerList,
} from '@travesia/booking-ui/confirmed';
import { KeepBooking } from '@travesia/booking-ui/keep';
import type { ConfirmedBooking } from '@travesia/contracts';
import { phoneLink } from '@travesia/domain';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { openedTexts } from '../../opened-texts.ts';
import { lookupTexts } from '../../texts.ts';
import { useAccess } from '../../data/use-access.ts';
import { LookupForm } from '../lookup/index.ts';
import { BookingStatus, ShareItinerary, TripHeading } from '../after-booking/index.ts';
import { BookingDetails, Invoices, OwnData } from '../details/index.ts';
import { Messages } from '../messages/index.ts';
import styles from './booking-detail.module.css';
import { HeldBooking } from './held-booking.tsx';
import { useOpenedBooking } from './use-opened-booking.ts';

function KeepOpened({ booking }: { booking: ConfirmedBooking }) {
  const { api } = useRemotePage();
  const access = useAccess(booking.referenceId);
  return <KeepBooking booking={booking} access={access} api={api} print={() => window.print()} />;
}

/** /user/my-journey/booking-detail (L-04): the whole booking, whatever was sold. */
export function BookingDetailPage() {
  const { t, rich } = useText(openedTexts);
  const lookup = useText(lookupTexts);
  const { contactNumber } = useRemotePage();
  const opened = useOpenedBooking();
  usePageHead({ title: t('detail.title') });
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to="/user/my-journey">{t('detail.all')}</Link>
      </p>
      <header className={styles.head}>
        <h1 tabIndex={-1}>
          {opened.status === 'ready' ? (
            <TripHeading booking={opened.booking} title={t('detail.title')} />
          ) : (
            t('detail.title')
          )}
        </h1>
        {opened.status === 'ready' && opened.booking.status !== 'held' && (
          <KeepOpened booking={opened.booking} />
        )}
      </header>
      {opened.status === 'loading' && (
        <SkeletonGroup label={t('detail.loading')}>
          <Skeleton shape="ticket" />
          <Skeleton shape="picture" />
        </SkeletonGroup>
      )}
      {opened.status === 'failed' && (
        <Notice
          tone="error"
          title={t('detail.failed')}
          actions={<Button onClick={opened.retry}>{t('retry')}</Button>}
        >
          {t('detail.failedWords')}
        </Notice>
      )}
      {opened.status === 'expired' && (
        <>
          <Notice
            tone="attention"
            title={t('detail.expired')}
            announce="polite"
            actions={
              <Link to="/user/my-journey" className={buttonClass({ variant: 'plain' })}>
                {t('detail.all')}
              </Link>
            }
          >
            {t('detail.expiredWords')}
          </Notice>
          <LookupForm />
        </>
      )}
      {opened.status === 'ready' && (
        <>
          {opened.booking.status === 'pending' && (
            <Notice tone="attention" title={t('detail.pending')}>
              {lookup.rich('lookup.call', {
                phone: <a href={phoneLink(contactNumber)}>{contactNumber}</a>,
              })}
            </Notice>
          )}
          {opened.booking.isMailRefused && (
            <Notice
              tone="attention"
              title={t('detail.mailRefused', { email: opened.booking.passenger.email })}
            >
              {rich('detail.mailRefusedWords', {
                phone: <a href={phoneLink(contactNumber)}>{contactNumber}</a>,
              })}
            </Notice>
          )}
          {opened.booking.status === 'held' && <HeldBooking booking={opened.booking} />}
          <BookingMoney booking={opened.booking}>
            <div className={styles.room}>
              <div className={styles.part}>
                {opened.booking.status !== 'held' && <BookingStatus booking={opened.booking} />}
                <BookingTicket booking={opened.booking} />
              </div>
              <aside className={styles.aside}>
                {opened.booking.status !== 'held' && <PaymentFacts booking={opened.booking} />}
                <TravellerList booking={opened.booking} />
                <PolicyList booking={opened.booking} />
              </aside>
              <div className={styles.part}>
                {opened.booking.status === 'confirmed' && <BookingDetails booking={opened.booking} />}
                {opened.booking.status !== 'held' && <Invoices booking={opened.booking} />}
                <Messages booking={opened.booking} />
                {opened.booking.status === 'confirmed' && <ShareItinerary booking={opened.booking} />}
                {(opened.booking.status === 'confirmed' || opened.booking.status === 'cancelled') && (
                  <OwnData booking={opened.booking} />
                )}
              </div>
            </div>
          </BookingMoney>
        </>
      )}
    </div>
  );
}
