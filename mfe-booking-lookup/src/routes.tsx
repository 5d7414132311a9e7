import { lazy, Suspense } from 'react';
import { PageLoading } from '@travesia/booking-ui/page-loading';
import { Route, Routes } from '@travesia/platform/libraries';
import { MyJourneyPage } from './features/trips/index.ts';

// The list is the first view; what can be done with a booking comes when one is opened.
const BookingDetailRoute = lazy(async () => ({
  default: (await import('./features/detail/index.ts')).BookingDetailRoute,
}));

/** The pages of this remote. */
export function LookupRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/user/my-journey" element={<MyJourneyPage />} />
        <Route path="/user/my-journey/booking-detail" element={<BookingDetailRoute />} />
      </Routes>
    </Suspense>
  );
}
