import { useMemo } from 'react';
import type { ContactNumber } from '@travesia/contracts';
import { deskHours, useText, type LanguageTag } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { PhoneLink } from '../../../page/phone-link.tsx';
import { contentTexts } from '../../../texts.ts';
import { useContactNumbers } from '../api/use-contact-numbers.ts';
import styles from './contact-numbers.module.css';

/** Each number once, with the countries it is for, by name; the number for everybody else is last. */
function groupNumbers(numbers: readonly ContactNumber[], tag: LanguageTag, elsewhere: string) {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const countries = new Map<string, string[]>();
  for (const { contactNumber, countryCode } of numbers) {
    if (countryCode === null) continue;
    countries.set(contactNumber, [
      ...(countries.get(contactNumber) ?? []),
      names.of(countryCode) ?? countryCode,
    ]);
  }
  const named = [...countries]
    .map(([number, places]) => ({
      number,
      places: places.toSorted((one, other) => one.localeCompare(other, tag)).join(', '),
    }))
    .toSorted((one, other) => one.places.localeCompare(other.places, tag));
  const general = numbers.find(({ countryCode }) => countryCode === null);
  return general ? [...named, { number: general.contactNumber, places: elsewhere }] : named;
}

/** The visitor's own number large, then those of every country (P-19, P-20). */
export function ContactNumbers() {
  const { t, tag } = useText(contentTexts);
  const { contactNumber } = useRemotePage();
  const numbers = useContactNumbers();
  const grouped = useMemo(() => groupNumbers(numbers, tag, t('contact.elsewhere')), [numbers, tag, t]);
  return (
    <aside className={styles.numbers} aria-labelledby="contact-call">
      <h2 id="contact-call">{t('contact.call')}</h2>
      <p className={styles.own}>
        <PhoneLink number={contactNumber} />
      </p>
      <p className={styles.hours}>{t('contact.hours', deskHours(tag))}</p>
      {grouped.length > 0 && (
        <dl className={styles.list}>
          {grouped.map(({ number, places }) => (
            <div key={number}>
              <dt>{places}</dt>
              <dd>
                <PhoneLink number={number} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
