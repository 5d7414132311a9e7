import { createRemoteEntry } from '@travesia/platform/react';
import { toursActivities } from './tours-activities.tsx';

export const { createLifecycles } = createRemoteEntry(toursActivities);
