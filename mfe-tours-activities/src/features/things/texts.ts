import { defineTexts, type TextKey, type Translate } from '@travesia/i18n';
import en from '../../locales/en/things.json' with { type: 'json' };
import es from '../../locales/es/things.json' with { type: 'json' };

/** Words for what an activity or tour is, used by every screen that shows one. */
export const thingsTexts = defineTexts('things-to-do', { es, en });
export type ThingsTranslate = Translate<TextKey<typeof thingsTexts.tree>>;
