import type { HotelDescription as HotelDescriptionBody } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { hotelTexts } from '../texts.ts';
import styles from './hotel.module.css';

/** Dining, facilities, recreation, services, attractions, policies; what is empty is left out (H-07). */
export function HotelDescription({ description }: { description: HotelDescriptionBody }) {
  const { t, locale } = useText(hotelTexts);
  const { text, sections } = description;
  const filled = sections.filter(({ lines }) => lines.length > 0);
  if (!text && filled.length === 0) return null;
  return (
    <section className={styles.description} aria-labelledby="about-title">
      <h2 id="about-title">{t('about.title')}</h2>
      {text && (
        <p lang={text.language === locale ? undefined : text.language} className={styles.text}>
          {text.value}
        </p>
      )}
      <div className={styles.sections}>
        {filled.map(({ code, lines }) => (
          <section key={code} aria-labelledby={`about-${code}`}>
            <h3 id={`about-${code}`}>{t(`about.${code}`)}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
