import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { useHost } from '../host/host-context.ts';
import { BrowserTexts, browserTexts } from '../browser-texts.tsx';
import { openStorage } from '../visitor/storage.ts';
import { dismissInstall, type InstallPrompt } from './install-prompt.ts';
import styles from './install-offer.module.css';

/** A quiet line at the foot of the screen; "never" is for ever (P-27). */
export function InstallOffer({ prompt }: { prompt: InstallPrompt }) {
  return (
    <BrowserTexts>
      <Offer prompt={prompt} />
    </BrowserTexts>
  );
}

function Offer({ prompt }: { prompt: InstallPrompt }) {
  const { t } = useText(browserTexts);
  const { installPrompt } = useHost();
  return (
    <aside className={styles.offer} aria-label={t('install.label')}>
      <p className={styles.words}>{t('install.text')}</p>
      <p className={styles.actions}>
        <Button
          size="small"
          onClick={() => {
            installPrompt.set(null);
            prompt.prompt().catch((fault: unknown) => console.warn('not installed', fault));
          }}
        >
          {t('install.install')}
        </Button>
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            dismissInstall(openStorage('localStorage'));
            installPrompt.set(null);
          }}
        >
          {t('install.never')}
        </Button>
      </p>
    </aside>
  );
}
