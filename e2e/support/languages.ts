import type { Locale } from '@travesia/contracts';
import { test } from './test.ts';

const LOCALES: readonly Locale[] = ['es', 'en'];

/**
 * A story in the language that stands for both while one works, and in both before a release:
 * `LANGUAGES=both` (npm run test:long).
 */
export function inLanguages(usual: Locale, tell: (language: Locale) => void): void {
  for (const language of process.env.LANGUAGES === 'both' ? LOCALES : [usual]) {
    test.describe(language, () => {
      test.use({ language });
      tell(language);
    });
  }
}
