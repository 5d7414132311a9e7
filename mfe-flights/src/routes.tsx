import { Route, Routes } from '@travesia/platform/libraries';
import { SearchPage } from './features/search/index.ts';

/** The pages of this remote. */
export function FlightRoutes() {
  return (
    <Routes>
      <Route path="/vuelos" element={<SearchPage />} />
    </Routes>
  );
}
