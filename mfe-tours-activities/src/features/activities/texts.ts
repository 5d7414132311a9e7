import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts, type TextKey, type Translate } from '@travesia/i18n';
import type words from '../../locales/es/activities.json';

/** Words for what an activity or tour is, used by every screen that shows one. */
export const activityWords = defineTexts(
  'activity-words',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/activities.json'),
);
export type ActivityTranslate = Translate<TextKey<typeof activityWords.tree>>;
