import { useEffect, useState } from 'react';
import { LOADING_BAR_DURATION_MS, LOADING_BAR_THROTTLE_MS } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useHost, useReadable } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import styles from './loading-bar.module.css';

type BarState = 'hidden' | 'running' | 'finishing';
const FINISH_MS = 200;

/** From the start of a navigation to its end or error; one shorter than 200 ms shows none (P-32). */
export function LoadingBar() {
  const { t } = useText(shellTexts);
  const isBusy = useReadable(useHost().progress.pending) > 0;
  const [state, setState] = useState<BarState>('hidden');

  useEffect(() => {
    if (isBusy) {
      const timer = setTimeout(() => setState('running'), LOADING_BAR_THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    const finish = setTimeout(() => setState((current) => (current === 'running' ? 'finishing' : 'hidden')));
    const hide = setTimeout(() => setState('hidden'), FINISH_MS);
    return () => {
      clearTimeout(finish);
      clearTimeout(hide);
    };
  }, [isBusy]);

  if (state === 'hidden') return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className={styles.bar}
      data-state={state}
      data-duration-ms={LOADING_BAR_DURATION_MS}
    />
  );
}
