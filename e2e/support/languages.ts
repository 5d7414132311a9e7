import type { Locale } from '@travesia/contracts';
import { test } from './test.ts';

/** Stories that are too long for every change are told now. */
export const isBeforeRelease = process.env.LANGUAGES === 'both';

const LOCALES: readonly Locale[] = ['es', 'en'];

/**
 * A story in the language that stands for both while one works, and in both before a release:
 * `LANGUAGES=both` (npm run test:long).
 */
export function inLanguages(usual: Locale, tell: (language: Locale) => void): void {
  for (const language of isBeforeRelease ? LOCALES : [usual]) {
    test.describe(language, () => {
      test.use({ language });
      tell(language);
    });
  }
}
