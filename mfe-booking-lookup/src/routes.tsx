import { Route, Routes } from '@travesia/platform/libraries';
import { BookingDetailPage } from './features/detail/index.ts';
import { MyJourneyPage } from './features/trips/index.ts';

/** The pages of this remote. */
export function LookupRoutes() {
  return (
    <Routes>
      <Route path="/user/my-journey" element={<MyJourneyPage />} />
      <Route path="/user/my-journey/booking-detail" element={<BookingDetailPage />} />
    </Routes>
  );
}
