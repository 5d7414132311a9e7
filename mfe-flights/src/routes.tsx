import { lazy, Suspense } from 'react';
import { PageLoading } from '@travesia/booking-ui/page-loading';
import { Route, Routes } from '@travesia/platform/libraries';
import { SearchPage } from './features/search/index.ts';

// Only the search is part of the first view; the other pages bring their code and words when opened.
const SummaryRoute = lazy(async () => ({
  default: (await import('./pages/summary-route.tsx')).SummaryRoute,
}));

const ResultsRoute = lazy(async () => ({
  default: (await import('./pages/results-route.tsx')).ResultsRoute,
}));

const CalendarPage = lazy(async () => ({
  default: (await import('./features/fare-days/calendar.tsx')).CalendarPage,
}));

// Of the same part of the bundle as the results that it leads to: each part has a digest in the first view.
const ExplorePage = lazy(async () => ({
  default: (await import('./pages/results-route.tsx')).ExplorePage,
}));

/** The pages of this remote. */
export function FlightRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/vuelos" element={<SearchPage />} />
        <Route path="/vuelos/calendario" element={<CalendarPage />} />
        <Route path="/vuelos/explorar" element={<ExplorePage />} />
        <Route path="/:url/results" element={<ResultsRoute />} />
        <Route path="/booking/summary" element={<SummaryRoute />} />
      </Routes>
    </Suspense>
  );
}
