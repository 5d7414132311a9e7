import type { AgeBand } from '@travesia/contracts';
import { PAX_AGE } from '@travesia/domain';
import type { ActivityTranslate } from '../texts.ts';

/** Who pays this price, with the ages the supplier means by it. */
export function bandWords({ type, ageFrom, ageTo }: AgeBand, t: ActivityTranslate): string {
  const band = t(`band.${type}`);
  return ageTo >= PAX_AGE.max
    ? t('band.agesFrom', { band, from: ageFrom })
    : t('band.ages', { band, from: ageFrom, to: ageTo });
}
