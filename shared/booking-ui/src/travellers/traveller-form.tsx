import { useEffect, useState } from 'react';
import {
  ageOn,
  ASSISTANCE_CODES,
  changedTicketName,
  isLocalDate,
  MEAL_CODES,
  YOUTH_AGE,
  type TravelFacts,
} from '@travesia/domain';
import { useText } from '@travesia/i18n';
import type { Passenger } from '@travesia/contracts';
import { Disclosure } from '@travesia/ui/disclosure';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { BirthDateField } from '../form/birth-date-field.tsx';
import { useBlockForm, type BlockForm } from '../form/block-form.ts';
import type { PersonFormProps } from '../form/people-block.tsx';
import { bookingTexts } from '../texts/booking-texts.ts';
import { parseTraveller, type TravellerPlace, type TravellerValues } from './traveller-values.ts';
import { DocumentFields } from './document-fields.tsx';
import styles from '../form/form.module.css';

export type TravellerFormPlace = TravellerPlace & {
  travel: TravelFacts;
  /** Mask of the document the server holds, empty where it holds none, null until it said so (S-02). */
  savedDocumentMask: string | null;
};

export type TravellerFormProps = PersonFormProps<TravellerFormPlace, TravellerValues, Passenger>;

/**
 * This browser never keeps a document number (S-02). After a reload the form relies on the one that was sent;
 * where it never arrived, or was of another order, it has to be typed again.
 */
function useLostDocument(form: BlockForm['form'], savedDocumentMask: string | null): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (savedDocumentMask !== '' || !form.getValues('keepSavedDocument')) return;
    form.setValue('keepSavedDocument', false);
    setLost(form.getValues('passportNumber') === '');
  }, [form, savedDocumentMask]);
  return isLost;
}

const PASSPORT_ONLY = ['passport'] as const;

/** Age of an adult's fare that is no grown-up's: airlines want to know (W-04). */
function youthAgeOf({ type }: TravellerPlace, dateOfBirth: unknown, travel: TravelFacts): number | null {
  if (type !== 'ADULT' || typeof dateOfBirth !== 'string' || !isLocalDate(dateOfBirth)) return null;
  const age = ageOn(dateOfBirth, travel.lastTravelDate);
  return age >= YOUTH_AGE.min && age <= YOUTH_AGE.max ? age : null;
}

/** One traveller (S-06 to S-11). */
export function TravellerForm(props: TravellerFormProps) {
  const { number, place, initialValues, onChange, handle } = props;
  const { travel, savedDocumentMask } = place;
  const { t } = useText(bookingTexts);
  const formId = `traveller-${place.id}`;
  const { form, field, control, errorOf } = useBlockForm<TravellerValues, Passenger>({
    id: formId,
    initialValues,
    parse: (values) => parseTraveller(values, place, travel),
    onChange,
    handle,
    who: t('travellers.heading', { number }),
  });
  const changedName = changedTicketName(form.watch() as TravellerValues);
  const youthAge = youthAgeOf(place, form.watch('dateOfBirth'), travel);
  const isDocumentLost = useLostDocument(form, savedDocumentMask);

  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>
        {t('travellers.heading', { number })}
        <span className={styles.soft}>
          {t(`travellers.type.${place.type}`)},{' '}
          {place.age === undefined
            ? t(`travellers.age.${place.type}`)
            : t('travellers.years', { count: place.age })}
          {place.primary && ` · ${t('travellers.primary')}`}
        </span>
      </legend>
      <div className={styles.grid}>
        <TextField
          {...field('firstName')}
          label={t('travellers.firstName')}
          autoComplete={place.primary ? 'given-name' : 'off'}
          required
        />
        <TextField
          {...field('middleName')}
          label={t('travellers.middleName')}
          aside={t('form.optional')}
          autoComplete={place.primary ? 'additional-name' : 'off'}
        />
        <TextField
          {...field('lastName')}
          label={t('travellers.lastName')}
          autoComplete={place.primary ? 'family-name' : 'off'}
          hint={changedName && t('travellers.ticketReads', { name: changedName })}
          className={styles.wide}
          required
        />
        <Select {...field('gender')} label={t('travellers.gender')} required>
          <option value="">{t('travellers.choose')}</option>
          <option value="male">{t('travellers.male')}</option>
          <option value="female">{t('travellers.female')}</option>
        </Select>
        <BirthDateField
          form={form}
          field={field}
          isPrimary={place.primary}
          latest={travel.today}
          {...(youthAge !== null && { hint: t('travellers.minor', { age: youthAge }) })}
        />
      </div>
      <DocumentFields
        block={{ form, field, control, errorOf }}
        required={travel.passportRequired}
        types={travel.documentTypes ?? PASSPORT_ONLY}
        savedDocumentMask={savedDocumentMask}
        isLost={isDocumentLost}
      />
      <Disclosure title={t('travellers.extras')}>
        <div className={styles.grid}>
          <Select {...control('mealPreference')} label={t('travellers.mealPreference')}>
            <option value="">{t('travellers.none')}</option>
            {MEAL_CODES.map((code) => (
              <option key={code} value={code}>{`${t(`meals.${code}`)} (${code})`}</option>
            ))}
          </Select>
          <Select {...control('specialAssistance')} label={t('travellers.specialAssistance')}>
            <option value="">{t('travellers.none')}</option>
            {ASSISTANCE_CODES.map((code) => (
              <option key={code} value={code}>{`${t(`assistance.${code}`)} (${code})`}</option>
            ))}
          </Select>
        </div>
      </Disclosure>
    </fieldset>
  );
}
