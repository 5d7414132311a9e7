import { useText } from '@travesia/i18n';
import type { Traveller } from '@travesia/contracts';
import { useBlockForm } from '../form/block-form.ts';
import { NameFields } from '../form/name-fields.tsx';
import type { PersonFormProps } from '../form/people-block.tsx';
import { bookingTexts } from '../texts/booking-texts.ts';
import { parseGuest, type GuestPlace, type GuestValues } from './guest-values.ts';
import styles from '../form/form.module.css';

export type GuestFormProps = PersonFormProps<GuestPlace, GuestValues>;

/** The adult who checks in for one room: a name and nothing else (H-13). */
export function GuestForm({ number, place, initialValues, onChange, handle }: GuestFormProps) {
  const { t } = useText(bookingTexts);
  const formId = `guest-${place.id}`;
  const isFirst = number === 1;
  const { form, field } = useBlockForm<GuestValues, Traveller>({
    id: formId,
    initialValues,
    parse: (values) => parseGuest(values, { id: place.id, primary: isFirst }),
    onChange,
    handle,
    who: t('guests.room', { number }),
  });

  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>
        {t('guests.room', { number })}
        <span className={styles.soft}>{place.sleeps}</span>
      </legend>
      <div className={styles.grid}>
        <NameFields form={form} field={field} isFirst={isFirst} />
      </div>
    </fieldset>
  );
}
