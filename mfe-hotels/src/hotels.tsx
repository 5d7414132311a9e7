import { defineRemote } from '@travesia/platform/react';
import { HomeSearch, searchTexts } from './features/search/index.ts';
import { SdkPage } from '@travesia/page';
import { HotelRoutes } from './routes.tsx';

/** What this remote is made of, the same for the browser and for the server. */
export const hotels = defineRemote({
  // Not taken from the manifest, which would come along into the first view.
  name: 'mfe-hotels',
  texts: [searchTexts],
  routes: () => (
    <SdkPage>
      <HotelRoutes />
    </SdkPage>
  ),
  widgets: {
    search: () => (
      <SdkPage>
        <HomeSearch />
      </SdkPage>
    ),
  },
});
