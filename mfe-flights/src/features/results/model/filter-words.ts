import type { Dictionaries } from '@travesia/contracts';
import type { BucketFacet } from '@travesia/domain';
import type { TextKey, Translate } from '@travesia/i18n';
import type { resultsTexts } from '../texts.ts';

export type ResultsTranslate = Translate<TextKey<typeof resultsTexts.tree>>;

/** What a tick of a facet is called. */
export function bucketWords(
  t: ResultsTranslate,
  facet: BucketFacet,
  key: string,
  dictionaries: Dictionaries,
): string {
  switch (facet) {
    case 'stops':
      return t(key === '0' ? 'bucket.stops0' : key === '1' ? 'bucket.stops1' : 'bucket.stops2');
    case 'duration': {
      const [from = '', to = ''] = key.split('-');
      return t('bucket.hours', { from, to });
    }
    case 'departure':
    case 'arrival':
      return t(`bucket.${key as 'early' | 'morning' | 'afternoon' | 'evening' | 'late'}`);
    case 'airline':
      return dictionaries.carriers[key] ?? key;
    case 'refundable':
      return t('bucket.refundable');
    case 'noPenalty':
      return t('bucket.noPenalty');
    default:
      return facet satisfies never;
  }
}

/** The hours behind a band's name. */
export function bandHours(t: ResultsTranslate, facet: BucketFacet, key: string): string | undefined {
  if (facet !== 'departure' && facet !== 'arrival') return undefined;
  return t(`bucket.${key as 'early' | 'morning' | 'afternoon' | 'evening' | 'late'}Hours`);
}
