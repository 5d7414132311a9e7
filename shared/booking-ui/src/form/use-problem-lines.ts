import { useEffect, useReducer, useState } from 'react';
import { useText } from '@travesia/i18n';
import { bookingTexts } from '../texts/booking-texts.ts';
import type { ProblemLine } from './block-form.ts';

/** What an error summary shows after a press, until it is mended; in the language of the page also when that changes. */
export function useProblemLines() {
  const { locale } = useText(bookingTexts);
  const [lines, setLines] = useState<readonly ProblemLine[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // The forms stand below the summary: only after this render do they know the words of the new language.
  useEffect(() => renderAgain(), [locale]);

  useEffect(() => {
    const ends = lines.map(({ subscribe }) => subscribe?.(renderAgain));
    return () => {
      for (const end of ends) end?.();
    };
  }, [lines]);

  const show = (problems: readonly ProblemLine[]) => {
    setLines(problems);
    setAttempt((count) => count + 1);
  };
  const errors = lines.flatMap(({ fieldId, words }) => {
    const message = words();
    return message === null ? [] : [{ fieldId, message }];
  });
  return { errors, attempt, show };
}
