import { use, useMemo } from 'react';
import { inVariety } from '@travesia/domain/words';
import { TextContext } from './text-context.ts';

/** Texts that came with data and are ours, such as articles, in the words of the market. */
export function useInVariety<Words>(words: Words): Words {
  const above = use(TextContext);
  const variety = above?.market?.varieties?.[above.locale];
  return useMemo(() => inVariety(words, variety), [words, variety]);
}
