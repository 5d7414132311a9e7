import { defineRemote } from '@travesia/platform/react';
import { HomeSearch, PackageSearch, searchTexts } from './features/search/index.ts';
import { SdkPage } from '@travesia/page';
import { FlightRoutes } from './routes.tsx';

/** What this remote is made of, the same for the browser and for the server. */
export const flights = defineRemote({
  // Not taken from the manifest, which would come along into the first view.
  name: 'mfe-flights',
  texts: [searchTexts],
  routes: () => (
    <SdkPage>
      <FlightRoutes />
    </SdkPage>
  ),
  widgets: {
    search: () => (
      <SdkPage>
        <HomeSearch />
      </SdkPage>
    ),
    'package-search': () => (
      <SdkPage>
        <PackageSearch />
      </SdkPage>
    ),
  },
});
