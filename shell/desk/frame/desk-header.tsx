import type { ReactNode } from 'react';
import type { Staff } from '@travesia/contracts';
import { LANGUAGES, LOCALES, useText, type Locale } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { deskTexts } from '../texts.ts';
import styles from './desk.module.css';

export type DeskHeaderProps = {
  staff: Staff | null;
  onLocale: (locale: Locale) => void;
  onSignOut: () => void;
  children?: ReactNode;
};

/** The name of the page, the search, who is here, the language and the way out. */
export function DeskHeader({ staff, onLocale, onSignOut, children }: DeskHeaderProps) {
  const { t, locale } = useText(deskTexts);
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        {t('brand')} <span>{t('title')}</span>
      </p>
      {children}
      <div className={styles.tools}>
        {staff && <p className={styles.soft}>{`${staff.name}, ${t(`role.${staff.role}`)}`}</p>}
        <div role="group" aria-label={t('language')}>
          {LOCALES.filter((language) => language !== locale).map((language) => (
            <Button key={language} variant="link" lang={language} onClick={() => onLocale(language)}>
              {LANGUAGES[language].name}
            </Button>
          ))}
        </div>
        {staff && (
          <Button variant="link" onClick={onSignOut}>
            {t('signOut')}
          </Button>
        )}
      </div>
    </header>
  );
}
