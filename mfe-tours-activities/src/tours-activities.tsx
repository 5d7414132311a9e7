import { defineRemote } from '@travesia/platform/react';
import { SdkPage } from '@travesia/page';
import { manifest } from '../remote.manifest.ts';
import { HomeSearch, searchTexts } from './features/search/index.ts';
import { ThingsRoutes } from './routes.tsx';

/** What this remote is made of, the same for the browser and for the server. */
export const toursActivities = defineRemote({
  name: manifest.name,
  texts: [searchTexts],
  routes: () => (
    <SdkPage>
      <ThingsRoutes />
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
