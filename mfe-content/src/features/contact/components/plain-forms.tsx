import {
  BEST_TIMES,
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  EMAIL_MAX_LENGTH,
  type PostedForm,
} from '@travesia/contracts';
import { formatLocalTime, useText } from '@travesia/i18n';
import { usePostedForm } from '@travesia/platform/react';
import { Select } from '@travesia/ui/select';
import { TextArea, TextField } from '@travesia/ui/text-field';
import { PlainForm } from '../../../page/plain-form.tsx';
import { contentTexts } from '../../../texts.ts';
import { Trap } from './trap.tsx';
import { useProblemWords } from '../hooks/use-problem-words.ts';
import styles from './forms.module.css';

const PATH = '/contacta-con-nosotras';
const HOTEL_DESTINATION_MAX = 120;

const FIELDS = {
  message: ['name', 'email', 'phone', 'bestTimeToReach', 'message'],
  enquiry: ['name', 'email', 'message'],
  query: ['name', 'surname', 'email', 'phone', 'hotelDestination', 'message'],
  subscribe: ['email'],
} as const;
type FormName = keyof typeof FIELDS;
type FieldName = (typeof FIELDS)[FormName][number];

const OPTIONAL: Readonly<Record<FormName, readonly FieldName[]>> = {
  message: [],
  enquiry: [],
  query: ['surname', 'hotelDestination', 'message'],
  subscribe: [],
};

const LINES = {
  name: { autoComplete: 'name', maxLength: CONTACT_NAME_MAX },
  surname: { autoComplete: 'family-name', maxLength: CONTACT_NAME_MAX },
  email: { autoComplete: 'email', type: 'email', maxLength: EMAIL_MAX_LENGTH },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 24 },
  hotelDestination: { autoComplete: 'off', maxLength: HOTEL_DESTINATION_MAX },
} as const;

function PlainField({ form, name, posted }: { form: FormName; name: FieldName; posted: PostedForm | null }) {
  const { t, tag } = useText(contentTexts);
  const { problemOf } = useProblemWords();
  const problem = posted?.problems[name];
  const isRequired = !OPTIONAL[form].includes(name);
  const field = {
    id: `plain-${form}-${name}`,
    name,
    label: t(`contact.fields.${name}`),
    defaultValue: posted?.values[name] ?? '',
    required: isRequired,
    aside: isRequired ? undefined : t('contact.optional'),
    error: problem && problemOf(name, problem),
  };
  if (name === 'message') {
    return <TextArea {...field} rows={5} maxLength={CONTACT_MESSAGE_MAX} className={styles.wide ?? ''} />;
  }
  if (name !== 'bestTimeToReach') {
    return <TextField {...field} {...LINES[name]} hint={name === 'phone' && t('contact.wholePhoneHint')} />;
  }
  const hour = (text: string) => formatLocalTime(`${text}:00`, tag);
  return (
    <Select {...field}>
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

function PlainContactForm({ name }: { name: FormName }) {
  const { t } = useText(contentTexts);
  const posted = usePostedForm(name);
  return (
    <section className={styles.plain}>
      <h3>{t(`contact.${name}.tab`)}</h3>
      <p>{t(`contact.${name}.lead`)}</p>
      <PlainForm
        name={name}
        path={PATH}
        posted={posted}
        submitLabel={t(`contact.${name}.send`)}
        thanks={name === 'subscribe' ? t('contact.subscribe.thanks') : t('contact.thanks')}
      >
        <div className={styles.grid}>
          {FIELDS[name].map((field) => (
            <PlainField key={field} form={name} name={field} posted={posted} />
          ))}
        </div>
        <Trap name="website" />
      </PlainForm>
    </section>
  );
}

/** The four forms one below the other, for visitors without scripts. */
export function PlainForms() {
  return (
    <>
      <PlainContactForm name="message" />
      <PlainContactForm name="enquiry" />
      <PlainContactForm name="query" />
      <PlainContactForm name="subscribe" />
    </>
  );
}
