import { CallCode } from '@travesia/booking-ui/call-code';
import { phoneLink } from '@travesia/domain';
import { ButtonLink } from '@travesia/ui/button';
import { PhoneIcon } from '@travesia/ui/icon';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { cruiseTexts } from '../../../texts.ts';
import styles from './cruise-detail.module.css';

/** How a cruise is bought: a call, and what to have at hand (C-01, C-08). */
export function BookByPhone() {
  const { t } = useText(cruiseTexts);
  const { contactNumber } = useRemotePage();
  return (
    <section className={styles.call} aria-labelledby="book-by-phone">
      <h2 id="book-by-phone">{t('book.title')}</h2>
      <p>{t('book.words')}</p>
      <ButtonLink
        variant="primary"
        size="large"
        wide
        href={phoneLink(contactNumber)}
        className={styles.number}
      >
        <PhoneIcon /> {contactNumber}
      </ButtonLink>
      <p className={styles.small}>{t('deals.hours')}</p>
      <CallCode isBelowNumber />
    </section>
  );
}
