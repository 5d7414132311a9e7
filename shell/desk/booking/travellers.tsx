import type { ConfirmedBooking } from '@travesia/contracts';
import { isLocale, LANGUAGES, useText } from '@travesia/i18n';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

export type TravellersProps = {
  shown: ConfirmedBooking;
  /** The language that they booked in. */
  language: string;
};

/** Who travels, and how to reach them. */
export function Travellers({ shown: { travellers, passenger }, language }: TravellersProps) {
  const { t } = useText(deskTexts);
  const { email, phone, emergencyContact } = passenger;
  return (
    <section className={styles.section} aria-label={t('booking.travellers')}>
      <h2>{t('booking.travellers')}</h2>
      <ul className={styles.list}>
        {travellers.map(({ id, firstName, middleName, lastName, documentMask, frequentFlyer }) => (
          <li key={id}>
            <strong>{[firstName, middleName, lastName].filter(Boolean).join(' ')}</strong>
            {documentMask && ` · ${documentMask}`}
            {frequentFlyer && ` · ${t('booking.frequentFlyer', frequentFlyer)}`}
          </li>
        ))}
      </ul>
      <dl className={styles.pairs}>
        <dt>{t('acts.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{t('acts.phone')}</dt>
        <dd>
          <a href={`tel:${phone}`}>{phone}</a>
        </dd>
        {isLocale(language) && (
          <>
            <dt>{t('language')}</dt>
            <dd lang={language}>{LANGUAGES[language].name}</dd>
          </>
        )}
      </dl>
      {emergencyContact && <p>{t('booking.emergency', { phone: emergencyContact })}</p>}
    </section>
  );
}
