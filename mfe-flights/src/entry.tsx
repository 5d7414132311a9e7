import { createRemoteEntry } from '@travesia/platform/react';
import { flights } from './flights.tsx';

export const { createLifecycles } = createRemoteEntry(flights);
