import { TOLD_IN, type Language } from './language.ts';
import { test } from './test.ts';

/** Stories that are too long for every change are told now. */
export const isBeforeRelease = process.env.LANGUAGES === 'both';

/**
 * A story in the language that stands for both while one works, and in both before a release:
 * `LANGUAGES=both` (npm run test:long).
 */
export function inLanguages(usual: Language, tell: (language: Language) => void): void {
  for (const language of isBeforeRelease ? TOLD_IN : [usual]) {
    test.describe(language, () => {
      test.use({ language });
      tell(language);
    });
  }
}
