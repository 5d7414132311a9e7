import type { ReactNode } from 'react';
import styles from './detail.module.css';

export type OfferAboutProps = {
  title: string;
  /** Of the supplier's words, where it is not that of the page. */
  lang: string | undefined;
  text: string | null;
  sections: readonly { key: string; title: string; lang?: string | undefined; lines: readonly string[] }[];
  /** Beneath them. */
  children?: ReactNode;
};

/** What an offer says of itself, in the supplier's words; what is empty is left out. */
export function OfferAbout({ title, lang, text, sections, children }: OfferAboutProps) {
  const filled = sections.filter(({ lines }) => lines.length > 0);
  if (!text && filled.length === 0) return null;
  return (
    <section className={styles.stack} aria-labelledby="about-title">
      <h2 id="about-title">{title}</h2>
      {text && (
        <p lang={lang} className={styles.text}>
          {text}
        </p>
      )}
      <div className={styles.sections}>
        {filled.map((section) => (
          <section key={section.key} aria-labelledby={`about-${section.key}`}>
            <h3 id={`about-${section.key}`}>{section.title}</h3>
            <ul lang={section.lang}>
              {section.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {children}
    </section>
  );
}
