import { useId, useState } from 'react';
import type { ConfirmedBooking } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { browserStorage, useRemotePage } from '@travesia/page';
import { useQueryClient, useSetAtom } from '@travesia/platform/libraries';
import { EditIcon, MailIcon } from '@travesia/ui/icon';
import { keepFoundTrip } from '../../data/found-trips.ts';
import { loadedBooking } from '../../data/loaded-booking.ts';
import { useAccess } from '../../data/use-access.ts';
import { openedTexts } from '../../opened-texts.ts';
import { ActButton, Acts, progressKey, useProgress } from '../after-booking/index.ts';
import { ContactDialog } from './contact-dialog.tsx';
import styles from './details.module.css';
import { NameDialog } from './name-dialog.tsx';

/** What its owner can correct: where we write to, and, by our team, a name (M-07). */
export function BookingDetails({ booking }: { booking: ConfirmedBooking }) {
  const { t } = useText(openedTexts);
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
      <Acts>
        <ActButton
          icon={<MailIcon />}
          title={t('details.contact')}
          hint={t('details.contactHint')}
          onPress={() => setOpen('contact')}
        />
        {booking.travellers.length > 0 && (
          <ActButton
            icon={<EditIcon />}
            title={t('details.name')}
            hint={t('details.nameHint')}
            onPress={() => setOpen('name')}
          />
        )}
      </Acts>
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
