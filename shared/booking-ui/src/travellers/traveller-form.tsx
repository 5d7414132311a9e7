import { useEffect, useState } from 'react';
import {
  ageOn,
  ASSISTANCE_CODES,
  changedTicketName,
  GROWN_UP_AGE,
  isLocalDate,
  MEAL_CODES,
  travellerTypeOfAge,
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
import { FrequentFlyerFields } from './frequent-flyer-fields.tsx';
import styles from '../form/form.module.css';

export type TravellerFormPlace = TravellerPlace & {
  travel: TravelFacts;
  /** Mask of the document the server holds, empty where it holds none, null until it said so (S-02). */
  savedDocumentMask: string | null;
  /** Number of the traveller before who is the same person (S-07); null where nobody is. */
  sameAs: number | null;
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

/** Another traveller's form makes somebody the same person, or a person of their own again: this form says so at once. */
function useCheckedIdentity(form: BlockForm['form'], sameAs: number | null): void {
  useEffect(() => {
    if (sameAs !== null || form.getFieldState('firstName').error?.type === SAME.code) {
      void form.trigger(SAME.field);
    }
  }, [form, sameAs]);
}

/** A programme of another flight is not among those of this one, once they are known. */
function useKnownProgramme(form: BlockForm['form'], airlines: TravelFacts['loyaltyAirlines']): void {
  useEffect(() => {
    const chosen = form.getValues('frequentFlyerAirline');
    if (chosen !== '' && airlines?.every(({ code }) => code !== chosen))
      form.setValue('frequentFlyerAirline', '');
  }, [form, airlines]);
}

const SAME = { field: 'firstName', code: 'same_traveller' } as const;
const PASSPORT_ONLY = ['passport'] as const;
const NO_AIRLINES = [] as const;

/** What follows from the age: airlines want to know minors, and prices are by age (W-04). */
function useAgeWords({ type, age: priced }: TravellerPlace, dateOfBirth: unknown, travel: TravelFacts) {
  const { t } = useText(bookingTexts);
  if (typeof dateOfBirth !== 'string' || !isLocalDate(dateOfBirth)) return null;
  const age = ageOn(dateOfBirth, travel.lastTravelDate);
  if (travellerTypeOfAge(age) !== type) return null;
  const isMinor = type === 'ADULT' && age < GROWN_UP_AGE;
  const isPricedAnew = (age < GROWN_UP_AGE ? age : undefined) !== priced;
  if (isMinor) return t(isPricedAnew ? 'travellers.minorPricedAnew' : 'travellers.minor', { age });
  return isPricedAnew ? t('travellers.pricedAnew', { age }) : null;
}

/** One traveller (S-06 to S-11). */
export function TravellerForm(props: TravellerFormProps) {
  const { number, place, initialValues, onChange, handle } = props;
  const { travel, savedDocumentMask, sameAs } = place;
  const { t } = useText(bookingTexts);
  // As the search's sheet of travellers calls them; the fare of both is the adult's (S-11).
  const isYouth = place.type === 'ADULT' && place.age !== undefined;
  const formId = `traveller-${place.id}`;
  const { form, field, control, errorOf } = useBlockForm<TravellerValues, Passenger>({
    id: formId,
    initialValues,
    // Right by itself: the block hands nobody on while two are the same person.
    parse(values) {
      const { payload, problems } = parseTraveller(values, place, travel);
      return { payload, problems: sameAs === null ? problems : [...problems, SAME] };
    },
    onChange,
    handle,
    who: t('travellers.heading', { number }),
    values: { number: sameAs ?? '' },
  });
  useCheckedIdentity(form, sameAs);
  useKnownProgramme(form, travel.loyaltyAirlines);
  const changedName = changedTicketName(form.watch() as TravellerValues);
  const ageWords = useAgeWords(place, form.watch('dateOfBirth'), travel);
  const isDocumentLost = useLostDocument(form, savedDocumentMask);

  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>
        {t('travellers.heading', { number })}
        <span className={styles.soft}>
          {t(`travellers.type.${isYouth ? 'YOUTH' : place.type}`)},{' '}
          {place.age === undefined
            ? t(`travellers.age.${place.type}`, { from: GROWN_UP_AGE })
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
          {...(ageWords !== null && { hint: ageWords })}
        />
      </div>
      <DocumentFields
        block={{ form, field, control, errorOf }}
        required={travel.passportRequired}
        types={travel.documentTypes ?? PASSPORT_ONLY}
        savedDocumentMask={savedDocumentMask}
        isLost={isDocumentLost}
      />
      <FrequentFlyerFields
        block={{ field, control, errorOf }}
        airlines={travel.loyaltyAirlines ?? NO_AIRLINES}
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
