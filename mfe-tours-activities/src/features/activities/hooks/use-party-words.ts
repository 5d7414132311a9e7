import { useCallback } from 'react';
import { useText } from '@travesia/i18n';
import { activityWords } from '../texts.ts';

/** '2 adultos, 1 niño' */
export function usePartyWords(): (adults: number, children: number) => string {
  const { t } = useText(activityWords);
  return useCallback(
    (adults, children) =>
      [
        t('people.adults', { count: adults }),
        ...(children > 0 ? [t('people.children', { count: children })] : []),
      ].join(', '),
    [t],
  );
}
