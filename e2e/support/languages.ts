import { LANGUAGES, type Language } from './language.ts';
import { test } from './test.ts';

/** Whether the long journeys run. */
export const isBeforeRelease = process.env.LANGUAGES === 'both';

/** Runs a journey in one language while you work, in both before a release: `LANGUAGES=both` (npm run test:long). */
export function inLanguages(usual: Language, define: (language: Language) => void): void {
  for (const language of isBeforeRelease ? LANGUAGES : [usual]) {
    test.describe(language, () => {
      test.use({ language });
      define(language);
    });
  }
}
