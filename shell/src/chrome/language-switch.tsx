import type { Locale } from '@travesia/contracts';
import { LANGUAGES, LOCALES, useText } from '@travesia/i18n';
import { useHost, usePath } from '../host/host-context.ts';
import { withLocale } from '../routing/locale-path.ts';
import { shellTexts } from '../texts.ts';
import { switchLocale } from '../host/switch-locale.ts';
import styles from './header.module.css';

/** The other language of the same page; path, query and what was typed stay (P-13). */
export function LanguageSwitch() {
  const { t, locale } = useText(shellTexts);
  const host = useHost();
  const { path, search } = usePath();
  const others = LOCALES.filter((language): language is Locale => language !== locale);

  return (
    <p className={styles.language} aria-label={t('language.label')} role="group">
      {others.map((language) => (
        <a
          key={language}
          lang={language}
          hrefLang={language}
          href={withLocale(language, path + search)}
          onClick={(event) => {
            event.preventDefault();
            switchLocale(host, language);
          }}
        >
          {LANGUAGES[language].name}
        </a>
      ))}
    </p>
  );
}
