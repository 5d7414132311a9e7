import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatLocalDate, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import type { DayFare, FareDaysState } from '../hooks/use-fare-days.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

export type MissingFaresProps = {
  fares: FareDaysState;
  days: readonly DayFare[];
  /** 'YYYY-MM', where several months have a button each. */
  month?: string;
  /** Stands beside the button, and has the focus once the button is gone. */
  children: ReactNode;
};

/** One button has every price checked that is missing, as far as the budget goes. */
export function MissingFares({ fares, days, month, children }: MissingFaresProps) {
  const { t, tag } = useText(fareDaysTexts);
  const room = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const having = (...states: readonly string[]) => days.filter(({ state }) => states.includes(state));
  const open = having('unknown', 'old', 'failed');
  const checking = having('checking').length;
  const isLoading = having('loading').length > 0;
  const hasButton = !isLoading && (checking > 0 || (open.length > 0 && fares.budgetBackInSeconds === null));

  useLayoutEffect(() => {
    if (hasButton || !wasPressed.current) return;
    wasPressed.current = false;
    // The button that was pressed is gone.
    if (document.activeElement === document.body) room.current?.focus({ preventScroll: true });
  }, [hasButton]);

  const words = (act: 'check' | 'again' | 'checking', count: number) =>
    month
      ? t(`calendar.${act}`, { count, month: formatLocalDate(`${month}-01`, tag, 'month') })
      : t(`missing.${act}`, { count });
  return (
    <div ref={room} tabIndex={-1} className={styles.missing}>
      {children}
      {hasButton && (
        <Button
          size="small"
          pending={checking > 0}
          pendingText={words('checking', checking)}
          onClick={() => {
            wasPressed.current = true;
            fares.check(open);
          }}
        >
          {words(having('failed').length > 0 ? 'again' : 'check', open.length)}
        </Button>
      )}
    </div>
  );
}
