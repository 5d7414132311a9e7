import { createRemoteEntry } from '@travesia/platform/react';
import { cruises } from './cruises.tsx';

export const { createLifecycles } = createRemoteEntry(cruises);
