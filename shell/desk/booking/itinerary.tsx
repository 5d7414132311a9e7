import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { segmentNotes } from '@travesia/contracts/segment-notes';
import { formatLocalDate, formatLocalTime, useText, type LanguageTag } from '@travesia/i18n';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

/** What the traveller reads of the flight that leaves then. */
const notesOf = ({ sections }: ConfirmedBooking, departureAt: string, locale: Locale) =>
  sections
    .flatMap((section) => (section.kind === 'journey' ? section.segments : []))
    .filter((segment) => segment.departureAt === departureAt)
    .flatMap((segment) => segmentNotes(segment, locale));

/** By the clock of the place where it is; what lasts the whole day has none. */
const startOf = (at: string, tag: LanguageTag) =>
  [formatLocalDate(at, tag, 'dated'), ...(at.includes('T') ? [formatLocalTime(at, tag)] : [])].join(', ');

export type ItineraryProps = {
  shown: ConfirmedBooking | null;
  /** What was to be bought, where nothing is bought yet. */
  unpaid: string | undefined;
};

/** What happens when, as the traveller reads it. */
export function Itinerary({ shown, unpaid }: ItineraryProps) {
  const { t, locale, tag } = useText(deskTexts);
  return (
    <section className={styles.section} aria-label={t('booking.itinerary')}>
      <h2>{t('booking.itinerary')}</h2>
      {shown ? (
        <ul className={styles.list}>
          {(shown.calendar ?? []).map(({ id, title, start }) => (
            <li key={id}>
              <strong>{title}</strong>{' '}
              <span className={styles.soft}>
                {[startOf(start.at, tag), ...notesOf(shown, start.at, locale)].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{unpaid ?? t('booking.nothingBought')}</p>
      )}
    </section>
  );
}
