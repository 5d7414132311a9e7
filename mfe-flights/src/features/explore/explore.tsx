import { choosingTexts } from '@travesia/booking-ui/choosing';
import { TextProvider, usePlatform } from '@travesia/platform/react';
import { searchTexts } from '../search/texts.ts';
import { ExplorePage as Page } from './components/explore-page.tsx';
import { exploreTexts } from './texts.ts';

const TEXTS = [searchTexts, exploreTexts, choosingTexts];

/** The page with its words, loaded when it opens. */
export function ExplorePage() {
  const { locale } = usePlatform();
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <Page />
    </TextProvider>
  );
}
