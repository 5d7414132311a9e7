import type { ReactNode } from 'react';
import { DocumentPrices, SdkPage } from '@travesia/page';
import { defineRemote } from '@travesia/platform/react';
import { manifest } from '../remote.manifest.ts';
import { CruiseSearch } from './features/search/index.ts';
import { NextCruises } from './features/next/index.ts';
import { PhoneDeals } from './features/phone-deals/index.ts';
import { CruiseRoutes } from './routes.tsx';
import { cruiseTexts } from './texts.ts';

const onSdk = (children: ReactNode) => () => <SdkPage>{children}</SdkPage>;
const withPrices = (children: ReactNode) => onSdk(<DocumentPrices>{children}</DocumentPrices>);

/** What this remote is made of, the same for the browser and for the server. */
export const cruises = defineRemote({
  name: manifest.name,
  texts: [cruiseTexts],
  routes: withPrices(<CruiseRoutes />),
  widgets: {
    search: onSdk(<CruiseSearch />),
    'phone-deals': onSdk(<PhoneDeals />),
    'next-cruises': withPrices(<NextCruises />),
  },
});
