import type { Ref } from 'react';
import { useText } from '@travesia/i18n';
import type { Traveller } from '@travesia/contracts';
import { TextField } from '@travesia/ui/text-field';
import { errorCode, fieldProps, useBlockForm, type BlockFormHandle } from '../form/block-form.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { useFieldError } from '../texts/use-field-error.ts';
import { parseGuest, type GuestValues } from './guest-values.ts';
import styles from '../form/form.module.css';

export type GuestFormProps = {
  /** Place of the room in the order, from 1. */
  number: number;
  /** Who sleeps in it, in words: "2 adultos, 1 niño". */
  sleeps: string;
  place: { id: string; primary: boolean };
  initialValues: GuestValues;
  onChange: (values: GuestValues, guest: Traveller | null) => void;
  handle?: Ref<BlockFormHandle>;
};

/** The adult who checks in for one room: a name and nothing else (H-13). */
export function GuestForm({ number, sleeps, place, initialValues, onChange, handle }: GuestFormProps) {
  const { t } = useText(bookingTexts);
  const fieldError = useFieldError();
  const formId = `guest-${place.id}`;
  const form = useBlockForm<GuestValues, Traveller>({
    id: formId,
    initialValues,
    parse: (values) => parseGuest(values, place),
    onChange,
    handle,
  });
  const field = (name: keyof GuestValues) => ({
    ...fieldProps(form, formId, name),
    error: fieldError(errorCode(form, name)),
  });

  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>
        {t('guests.room', { number })}
        <span className={styles.soft}>{sleeps}</span>
      </legend>
      <div className={styles.grid}>
        <TextField
          {...field('firstName')}
          label={t('travellers.firstName')}
          autoComplete={place.primary ? 'given-name' : 'off'}
          required
        />
        <TextField
          {...field('lastName')}
          label={t('travellers.lastName')}
          autoComplete={place.primary ? 'family-name' : 'off'}
          required
        />
      </div>
    </fieldset>
  );
}
