import type { ActivityContent } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { detailTexts } from '../texts.ts';
import styles from './detail.module.css';

const SECTIONS = ['highlights', 'included', 'notIncluded', 'importantInfo', 'redeemInfo'] as const;

export type ThingAboutProps = {
  content: ActivityContent;
  /** Of the supplier's words. */
  language: string;
};

/** What it is about, in the supplier's words; what is empty is left out. */
export function ThingAbout({ content, language }: ThingAboutProps) {
  const { t, locale } = useText(detailTexts);
  const lang = language === locale ? undefined : language;
  return (
    <section className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title">{t('about.title')}</h2>
      <p lang={lang} className={styles.text}>
        {content.description}
      </p>
      <div className={styles.sections}>
        {SECTIONS.filter((section) => content[section].length > 0).map((section) => (
          <section key={section} aria-labelledby={`about-${section}`}>
            <h3 id={`about-${section}`}>{t(`about.${section}`)}</h3>
            <ul lang={lang}>
              {content[section].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {content.supplierName && (
        <p className={styles.soft}>{t('about.supplier', { name: content.supplierName })}</p>
      )}
    </section>
  );
}
