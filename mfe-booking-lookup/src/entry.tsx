import { createRemoteEntry } from '@travesia/platform/react';
import { bookingLookup } from './booking-lookup.tsx';

export const { createLifecycles } = createRemoteEntry(bookingLookup);
