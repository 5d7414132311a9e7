import { defineTexts, type TextKey, type Translate } from '@travesia/i18n';
import en from '../../locales/en/activities.json' with { type: 'json' };
import es from '../../locales/es/activities.json' with { type: 'json' };

/** Words for what an activity or tour is, used by every screen that shows one. */
export const activityWords = defineTexts('activity-words', { es, en });
export type ActivityTranslate = Translate<TextKey<typeof activityWords.tree>>;
