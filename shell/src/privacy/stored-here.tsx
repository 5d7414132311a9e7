import { useState } from 'react';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useHost } from '../host/host-context.ts';
import { BrowserTexts, browserTexts } from '../browser-texts.tsx';
import { browserDataHere, eraseBrowserData } from './erase-browser-data.ts';
import { MeasuringChoice } from './measuring-choice.tsx';
import styles from './stored-here.module.css';

const KEPT = [
  'visitor',
  'booking',
  'bookings',
  'searches',
  'origin',
  'choices',
  'release',
  'visit',
  'files',
] as const;

type State = 'ready' | 'erasing' | 'erased' | 'failed';

/** What this browser keeps of us, in plain words, and one button that erases it. */
export function StoredHere() {
  return (
    <BrowserTexts>
      <Section />
    </BrowserTexts>
  );
}

function Section() {
  const { t } = useText(browserTexts);
  const { forgetVisitor } = useHost();
  const [state, setState] = useState<State>('ready');

  async function erase() {
    setState('erasing');
    try {
      await eraseBrowserData(browserDataHere());
      forgetVisitor();
      setState('erased');
    } catch (fault) {
      console.warn('not everything was erased', fault);
      setState('failed');
    }
  }

  return (
    <section className={styles.section} aria-labelledby="stored-here">
      <h2 id="stored-here">{t('stored.title')}</h2>
      <p>{t('stored.intro')}</p>
      <dl className={styles.list}>
        {KEPT.map((kind) => (
          <div key={kind}>
            <dt>{t(`stored.${kind}.what`)}</dt>
            <dd>{t(`stored.${kind}.why`)}</dd>
          </div>
        ))}
      </dl>
      <MeasuringChoice key={state} />
      <p>{t('stored.never')}</p>
      {state === 'erased' && (
        <Notice tone="success" announce="polite">
          {t('stored.erased')}
        </Notice>
      )}
      {state === 'failed' && <Notice tone="error">{t('stored.failed')}</Notice>}
      <p>
        <Button pending={state === 'erasing'} pendingText={t('stored.erasing')} onClick={() => void erase()}>
          {t('stored.erase')}
        </Button>
      </p>
    </section>
  );
}
