import { Route, Routes } from '@travesia/platform/libraries';
import { CruisePage } from './features/cruise/index.ts';
import { ListingPage } from './features/listing/index.ts';

/** The pages of this remote: both are rendered on the server, so both come with it. */
export function CruiseRoutes() {
  return (
    <Routes>
      <Route path="/cruceros" element={<ListingPage />} />
      <Route path="/cruceros/:slug" element={<CruisePage />} />
    </Routes>
  );
}
