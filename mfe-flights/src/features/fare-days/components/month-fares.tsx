import { useLayoutEffect, useRef } from 'react';
import { formatLocalDate, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import type { FareMonths } from '../hooks/use-fare-months.ts';
import { fareDaysTexts } from '../texts.ts';
import { PriceAges } from './price-ages.tsx';
import styles from './fare-days.module.css';

/** Below a month: how old its prices are, and a button that has the missing ones checked. */
export function MonthFares({ month, months }: { month: string; months: FareMonths }) {
  const { t, locale } = useText(fareDaysTexts);
  const room = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const fares = months.ofMonth(month);
  const having = (...states: readonly string[]) => fares.filter(({ state }) => states.includes(state));
  const open = having('unknown', 'old', 'failed');
  const checking = having('checking').length;
  const hasButton = checking > 0 || (open.length > 0 && months.fares.budgetBackInSeconds === null);

  useLayoutEffect(() => {
    if (hasButton || !wasPressed.current) return;
    wasPressed.current = false;
    // The button that was pressed is gone.
    if (document.activeElement === document.body) room.current?.focus({ preventScroll: true });
  }, [hasButton]);

  if (fares.length === 0 || having('loading').length > 0) return null;
  const name = formatLocalDate(`${month}-01`, locale, 'month');
  return (
    <div ref={room} tabIndex={-1} className={styles.month}>
      <PriceAges fares={fares} />
      {hasButton && (
        <Button
          size="small"
          pending={checking > 0}
          pendingText={t('calendar.checking', { count: checking, month: name })}
          onClick={() => {
            wasPressed.current = true;
            months.fares.check(open);
          }}
        >
          {t(having('failed').length > 0 ? 'calendar.again' : 'calendar.check', {
            count: open.length,
            month: name,
          })}
        </Button>
      )}
    </div>
  );
}
