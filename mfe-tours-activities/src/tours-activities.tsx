import { defineRemote } from '@travesia/platform/react';
import { SdkPage } from '@travesia/page';
import { HomeSearch, searchTexts } from './features/search/index.ts';
import { ActivityRoutes } from './routes.tsx';

/** What this remote is made of, the same for the browser and for the server. */
export const toursActivities = defineRemote({
  // Not taken from the manifest, which would come along into the first view.
  name: 'mfe-tours-activities',
  texts: [searchTexts],
  routes: () => (
    <SdkPage>
      <ActivityRoutes />
    </SdkPage>
  ),
  widgets: {
    'search-activities': () => (
      <SdkPage>
        <HomeSearch kind="activity" />
      </SdkPage>
    ),
    'search-tours': () => (
      <SdkPage>
        <HomeSearch kind="tour" />
      </SdkPage>
    ),
  },
});
