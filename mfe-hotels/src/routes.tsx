import { lazy, Suspense } from 'react';
import { PageLoading } from '@travesia/booking-ui/page-loading';
import { Route, Routes } from '@travesia/platform/libraries';

// Only the search is part of the first view; the pages bring their code and words when opened.
const ResultsRoute = lazy(async () => ({
  default: (await import('./pages/results-route.tsx')).ResultsRoute,
}));

const HotelRoute = lazy(async () => ({
  default: (await import('./pages/hotel-route.tsx')).HotelRoute,
}));

const StayRoute = lazy(async () => ({
  default: (await import('./pages/stay-route.tsx')).StayRoute,
}));

/** The pages of this remote. */
export function HotelRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/hoteles/result" element={<ResultsRoute />} />
        <Route path="/hoteles/summary" element={<HotelRoute />} />
        <Route path="/hoteles/booking/summary" element={<StayRoute />} />
      </Routes>
    </Suspense>
  );
}
