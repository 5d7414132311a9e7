import { DocumentPrices, SdkPage } from '@travesia/page';
import { defineRemote } from '@travesia/platform/react';
import { manifest } from '../remote.manifest.ts';
import { HomeAtlas, HomeDestinations } from './features/destinations/index.ts';
import { HomeGuides } from './features/guides/index.ts';
import { ContentRoutes } from './routes.tsx';
import { contentTexts } from './texts.ts';

/** What this remote is made of, the same for the browser and for the server. */
export const content = defineRemote({
  name: manifest.name,
  texts: [contentTexts],
  routes: () => (
    <SdkPage>
      <ContentRoutes />
    </SdkPage>
  ),
  widgets: {
    atlas: () => (
      <SdkPage>
        <DocumentPrices>
          <HomeAtlas />
        </DocumentPrices>
      </SdkPage>
    ),
    destinations: () => (
      <SdkPage>
        <DocumentPrices>
          <HomeDestinations />
        </DocumentPrices>
      </SdkPage>
    ),
    guides: () => (
      <SdkPage>
        <HomeGuides />
      </SdkPage>
    ),
  },
});
