import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { keepFocus } from '@travesia/ui/kept-focus';
import { CallCode } from '../call-code/index.ts';
import { choosingTexts } from '../choosing/texts.ts';
import { SkipToResults } from './skip-to-results.tsx';
import styles from './results.module.css';

export type ResultsFrameProps = {
  /** How many were found; undefined until that is known. */
  count: number | undefined;
  children: ReactNode;
};

/** The page of a list, from its header to its tickets. */
export function ResultsFrame({ count, children }: ResultsFrameProps) {
  const { t } = useText(choosingTexts);
  const { announce } = useRemotePage();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), []);
  // That nothing was found; what was found the room of the list says.
  useEffect(() => {
    if (count === 0) announce(t('empty.title'));
  }, [announce, count, t]);
  return (
    <div ref={frame} className={styles.page}>
      {Boolean(count) && <SkipToResults>{t('skip.toResults')}</SkipToResults>}
      {children}
      <CallCode />
    </div>
  );
}
