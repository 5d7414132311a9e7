import { choosingTexts } from '@travesia/booking-ui/choosing';
import { withTexts } from '@travesia/platform/react';
import { searchTexts } from '../search/texts.ts';
import { ExplorePage as Page } from './components/explore-page.tsx';
import { exploreTexts } from './texts.ts';

/** The page with its words, loaded when it opens. */
export const ExplorePage = withTexts([searchTexts, exploreTexts, choosingTexts], Page);
