import { useCountries } from '@travesia/booking-ui/countries';
import { MailField } from '@travesia/booking-ui/mail-field';
import { BEST_TIMES } from '@travesia/contracts';
import { formatLocalTime, useText } from '@travesia/i18n';
import { Select } from '@travesia/ui/select';
import { TextArea, TextField } from '@travesia/ui/text-field';
import { contentTexts } from '../../../texts.ts';
import type { useContactForm } from '../hooks/use-contact-form.ts';
import { useProblemWords } from '../hooks/use-problem-words.ts';
import styles from './forms.module.css';

type Contact = ReturnType<typeof useContactForm>;
type FieldProps = { id: string; contact: Contact };

function useFieldProps({ id, contact: { form } }: FieldProps) {
  const { t } = useText(contentTexts);
  const { problemOf } = useProblemWords();
  return (name: string) => {
    const code = form.formState.errors[name]?.message;
    return {
      ...form.register(name),
      id: `${id}-${name}`,
      label: t(`contact.fields.${name}` as 'contact.fields.name'),
      error: code && problemOf(name, code),
    };
  };
}

const LINES = {
  name: { autoComplete: 'given-name' },
  surname: { autoComplete: 'family-name' },
  email: { autoComplete: 'email' },
  hotelDestination: { autoComplete: 'off' },
} as const;

/** A field of one line. */
export function LineField({
  name,
  required = false,
  fullName = false,
  ...props
}: FieldProps & { name: keyof typeof LINES; required?: boolean; fullName?: boolean }) {
  const field = useFieldProps(props);
  const { t } = useText(contentTexts);
  const Line = name === 'email' ? MailField : TextField;
  return (
    <Line
      {...field(name)}
      {...LINES[name]}
      {...(fullName && { autoComplete: 'name' })}
      required={required}
      aside={required ? undefined : t('contact.optional')}
    />
  );
}

export function MessageField({ required = false, ...props }: FieldProps & { required?: boolean }) {
  const field = useFieldProps(props);
  const { t } = useText(contentTexts);
  return (
    <TextArea
      {...field('message')}
      rows={5}
      required={required}
      aside={required ? undefined : t('contact.optional')}
      className={styles.wide ?? ''}
    />
  );
}

/** Country and number; together they are +number. */
export function PhoneField(props: FieldProps) {
  const field = useFieldProps(props);
  const { t, tag } = useText(contentTexts);
  const countries = useCountries(tag);
  const chosenCountry = props.contact.form.watch('phoneCountry');
  const dialCode = countries.find(({ code }) => code === chosenCountry)?.dialCode;
  return (
    <div className={styles.phone}>
      <Select
        {...field('phoneCountry')}
        // A long country cuts its code off.
        aside={dialCode && `+${dialCode}`}
        autoComplete="tel-country-code"
      >
        {countries.map(({ code, name, dialCode }) => (
          <option key={code} value={code}>{`${name} +${dialCode}`}</option>
        ))}
      </Select>
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={t('contact.phoneHint')}
        required
      />
    </div>
  );
}

/** Within the hours of call-backs (C-08, E-11). */
export function BestTimeField(props: FieldProps) {
  const field = useFieldProps(props);
  const { t, tag } = useText(contentTexts);
  const hour = (text: string) => formatLocalTime(`${text}:00`, tag);
  return (
    <Select {...field('bestTimeToReach')} required>
      <option value="">{t('contact.choose')}</option>
      {BEST_TIMES.map((slot) => {
        const [from = '', to = ''] = slot.split('-');
        return (
          <option key={slot} value={slot}>
            {t('contact.slot', { from: hour(from), to: hour(to) })}
          </option>
        );
      })}
    </Select>
  );
}
