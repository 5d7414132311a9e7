import { Route, Routes } from '@travesia/platform/libraries';
import { SearchPage } from './features/search/index.ts';
import { SummaryPage } from './features/summary/index.ts';

/** The pages of this remote. */
export function FlightRoutes() {
  return (
    <Routes>
      <Route path="/vuelos" element={<SearchPage />} />
      <Route path="/booking/summary" element={<SummaryPage />} />
    </Routes>
  );
}
