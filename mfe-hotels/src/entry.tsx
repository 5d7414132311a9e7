import { createRemoteEntry } from '@travesia/platform/react';
import { hotels } from './hotels.tsx';

export const { createLifecycles } = createRemoteEntry(hotels);
