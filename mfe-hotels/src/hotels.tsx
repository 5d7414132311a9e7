import { defineRemote } from '@travesia/platform/react';
import { manifest } from '../remote.manifest.ts';
import { HomeSearch, searchTexts } from './features/search/index.ts';
import { SdkPage } from '@travesia/page';
import { HotelRoutes } from './routes.tsx';

/** What this remote is made of, the same for the browser and for the server. */
export const hotels = defineRemote({
  name: manifest.name,
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
