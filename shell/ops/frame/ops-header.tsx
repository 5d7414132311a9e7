import type { OpsOperator } from '@travesia/contracts';
import { LANGUAGES, LOCALES, useText, type Locale } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { opsTexts } from '../texts.ts';
import styles from './ops-frame.module.css';

const SECTIONS = ['products', 'markets', 'proposals', 'funnel', 'history'] as const;
export type Section = (typeof SECTIONS)[number];

export type OpsHeaderProps = {
  operator: OpsOperator | null;
  section: Section;
  onSection: (section: Section) => void;
  onLocale: (locale: Locale) => void;
  onSignOut: () => void;
};

/** The sections, who is here, the language and the way out. */
export function OpsHeader({ operator, section, onSection, onLocale, onSignOut }: OpsHeaderProps) {
  const { t, locale } = useText(opsTexts);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <p className={styles.brand}>
          {t('brand')} <span>{t('title')}</span>
        </p>
        {operator && (
          <nav className={styles.nav} aria-label={t('nav.label')}>
            {SECTIONS.map((name) => (
              <button
                key={name}
                type="button"
                className={styles.section}
                aria-current={name === section ? 'page' : undefined}
                onClick={() => onSection(name)}
              >
                {t(`nav.${name}`)}
              </button>
            ))}
          </nav>
        )}
        <div className={styles.tools}>
          {operator && (
            <p className={styles.operator}>
              {t('signedIn', { name: operator.name, role: t(`role.${operator.role}`) })}
            </p>
          )}
          <div role="group" aria-label={t('language.label')}>
            {LOCALES.filter((language) => language !== locale).map((language) => (
              <Button key={language} variant="link" lang={language} onClick={() => onLocale(language)}>
                {LANGUAGES[language].name}
              </Button>
            ))}
          </div>
          {operator && (
            <Button variant="link" onClick={onSignOut}>
              {t('signOut')}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
