import { useCallback, useState, type ReactNode } from 'react';
import { LiveRegion } from './live-region.tsx';

export type Announcer = {
  announce: (message: string) => void;
  /** Put this once into the page. */
  region: ReactNode;
};

/** A voice for a screen; the same words said twice are read twice. */
export function useAnnouncer(urgency: 'polite' | 'assertive' = 'polite'): Announcer {
  const [spoken, setSpoken] = useState({ message: '', times: 0 });
  const announce = useCallback(
    (message: string) => setSpoken((last) => ({ message, times: last.times + 1 })),
    [],
  );
  const mark = spoken.times % 2 === 0 ? '' : '\u00A0';
  return {
    announce,
    region: <LiveRegion message={spoken.message && spoken.message + mark} urgency={urgency} />,
  };
}
