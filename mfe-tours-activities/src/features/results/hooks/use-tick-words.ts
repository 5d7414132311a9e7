import { useCallback } from 'react';
import { DURATION_TYPES } from '@travesia/domain';
import { formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import { activityWords, languageNames } from '../../activities/index.ts';
import { AFTERNOON, AGE_GROUPS, DAY_PARTS, EVENING, type ActivityFacet } from '../model/activity-facets.ts';
import { resultsTexts } from '../texts.ts';

/** What a tick of a filter is called. `categories` are the supplier's names by code. */
export function useTickWords(
  categories: ReadonlyMap<string, string>,
): (facet: ActivityFacet, key: string) => string {
  const { t, locale, tag } = useText(resultsTexts);
  const words = useText(activityWords);
  return useCallback(
    (facet, key) => {
      switch (facet) {
        case 'day':
          return formatLocalDate(key, tag, 'medium');
        case 'time': {
          const part = DAY_PARTS.find((known) => known === key);
          const clock = (time: string) => formatLocalTime(time, tag);
          const from = clock(part === 'afternoon' ? AFTERNOON : EVENING);
          const to = clock(part === 'morning' ? AFTERNOON : EVENING);
          return part ? t(`time.${part}`, { from, to }) : key;
        }
        case 'language':
          return languageNames([key], locale);
        case 'age': {
          const group = AGE_GROUPS.find(({ id }) => id === key);
          return group ? t(`age.${group.id}`, { from: group.from, to: group.to }) : key;
        }
        case 'duration': {
          const type = DURATION_TYPES.find((known) => known === key);
          return type ? words.t(`durationType.${type}`) : key;
        }
        case 'category':
          return categories.get(key) ?? key;
        default:
          return facet satisfies never;
      }
    },
    [t, locale, tag, words, categories],
  );
}
