import { useSyncExternalStore, type ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { browserStorage, useRemotePage } from '@travesia/page';
import { ButtonLink } from '@travesia/ui/button';
import styles from '../summary/summary.module.css';
import { bookingTexts } from '../texts/booking-texts.ts';

const PROBE = 'travesia.probe';

/** Storage may be there and take nothing. */
function canRemember(): boolean {
  try {
    return (['local', 'session'] as const).every((kind) => {
      const storage = browserStorage(kind);
      storage?.setItem(PROBE, kind);
      const isKept = storage?.getItem(PROBE) === kind;
      storage?.removeItem(PROBE);
      return isKept;
    });
  } catch {
    return false;
  }
}

const never = () => () => {};

/**
 * The payment is a document of its own (S-01), which finds the trip in the storage of its tab. Where there is
 * none, that is said before anybody fills in a form for nothing.
 */
export function NeedsStorage({ children }: { children: ReactNode }) {
  const { t } = useText(bookingTexts);
  const { contactNumber } = useRemotePage();
  const isKept = useSyncExternalStore(never, canRemember, () => true);
  if (isKept) return children;
  return (
    <section className={styles.problem}>
      <h1 tabIndex={-1}>{t('refusedStorage.title')}</h1>
      <p>{t('refusedStorage.text')}</p>
      <ButtonLink look="call" href={`tel:${contactNumber.replaceAll(/[^\d+]/g, '')}`}>
        {t('payment.call', { phone: contactNumber })}
      </ButtonLink>
    </section>
  );
}
