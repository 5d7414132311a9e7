import { useId, useState } from 'react';
import type { ConfirmedBooking } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { browserStorage, useRemotePage } from '@travesia/page';
import { useQueryClient, useSetAtom } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { keepFoundTrip } from '../../data/found-trips.ts';
import { loadedBooking } from '../../data/loaded-booking.ts';
import { useAccess } from '../../data/use-access.ts';
import { lookupTexts } from '../../texts.ts';
import { progressKey, useProgress } from '../after-booking/index.ts';
import { ContactDialog } from './contact-dialog.tsx';
import styles from './details.module.css';
import { NameDialog } from './name-dialog.tsx';

/** What its owner can correct: where we write to, and, by our team, a name (M-07). */
export function BookingDetails({ booking }: { booking: ConfirmedBooking }) {
  const { t } = useText(lookupTexts);
  const { locale } = useRemotePage();
  const queries = useQueryClient();
  const setLoaded = useSetAtom(loadedBooking);
  const id = useId();
  const access = useAccess(booking.referenceId);
  const { data: progress } = useProgress(access);
  const [open, setOpen] = useState<'contact' | 'name' | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function changed(fresh: ConfirmedBooking) {
    const { email } = fresh.passenger;
    // The old address opens it no more.
    if (access.email !== undefined) keepFoundTrip(browserStorage('local'), fresh, { email });
    setLoaded({ booking: fresh, locale });
    void queries.invalidateQueries({ queryKey: progressKey(access) });
    setDone(t('details.changed', { email }));
    setOpen(null);
  }

  return (
    <section className={styles.details} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('details.title')}</h2>
      <p className={styles.actions}>
        <Button onClick={() => setOpen('contact')}>{t('details.contact')}</Button>
        {booking.travellers.length > 0 && (
          <Button onClick={() => setOpen('name')}>{t('details.name')}</Button>
        )}
      </p>
      <div role="status">{done && <p>{done}</p>}</div>
      {open === 'contact' && (
        <ContactDialog
          booking={booking}
          access={access}
          isHidden={progress?.mayAct !== true}
          onChanged={changed}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'name' && (
        <NameDialog
          booking={booking}
          access={access}
          onAsked={(fresh) => {
            queries.setQueryData(progressKey(access), fresh);
            setDone(t('details.asked'));
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
