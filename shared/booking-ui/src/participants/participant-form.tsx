import { useText } from '@travesia/i18n';
import type { Traveller } from '@travesia/contracts';
import { TextField } from '@travesia/ui/text-field';
import { BirthDateField } from '../form/birth-date-field.tsx';
import { useBlockForm } from '../form/block-form.ts';
import { NameFields } from '../form/name-fields.tsx';
import type { PersonFormProps } from '../form/people-block.tsx';
import { bookingTexts } from '../texts/booking-texts.ts';
import {
  parseParticipant,
  type ParticipantPlace,
  type ParticipantRules,
  type ParticipantValues,
} from './participant-values.ts';
import styles from '../form/form.module.css';

export type ParticipantFormProps = PersonFormProps<
  ParticipantPlace & { rules: ParticipantRules },
  ParticipantValues
>;

/** One person who takes part: a name, and a birth date where the supplier asks (T-06), else the age (W-04). */
export function ParticipantForm(props: ParticipantFormProps) {
  const { number, place, initialValues, onChange, handle } = props;
  const { rules } = place;
  const { t } = useText(bookingTexts);
  const formId = `participant-${place.id}`;
  const isFirst = number === 1;
  const { form, field } = useBlockForm<ParticipantValues, Traveller>({
    id: formId,
    initialValues,
    parse: (values) => parseParticipant(values, { id: place.id, type: place.type, primary: isFirst }, rules),
    onChange,
    handle,
    who: t('participants.heading', { number }),
  });

  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>
        {t('participants.heading', { number })}
        <span className={styles.soft}>{place.who}</span>
      </legend>
      <div className={styles.grid}>
        <NameFields form={form} field={field} isFirst={isFirst} />
        {rules.asksBirthDate ? (
          <BirthDateField
            form={form}
            field={field}
            isPrimary={isFirst}
            latest={rules.today}
            {...(place.agesHint && { hint: place.agesHint })}
          />
        ) : (
          <TextField
            {...field('age')}
            label={t('participants.age')}
            hint={t('participants.ageHint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        )}
      </div>
    </fieldset>
  );
}
