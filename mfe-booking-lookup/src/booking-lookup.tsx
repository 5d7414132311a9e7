import { bookingTexts } from '@travesia/booking-ui/texts';
import { SdkPage } from '@travesia/page';
import { defineRemote } from '@travesia/platform/react';
import { manifest } from '../remote.manifest.ts';
import { LookupRoutes } from './routes.tsx';
import { lookupTexts } from './texts.ts';

/** What this remote is made of, the same for the browser and for the server. */
export const bookingLookup = defineRemote({
  name: manifest.name,
  texts: [lookupTexts, bookingTexts],
  routes: () => (
    <SdkPage>
      <LookupRoutes />
    </SdkPage>
  ),
  widgets: {},
});
