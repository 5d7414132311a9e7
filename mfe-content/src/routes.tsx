import { SHARED_PATH } from '@travesia/contracts';
import { Route, Routes } from '@travesia/platform/libraries';
import { ContactPage } from './features/contact/index.ts';
import { JoinPage, LeavePage, StartAlertPage, StopAlertPage } from './features/letters/index.ts';
import { ListPage } from './features/lists/index.ts';
import { ReadingPage } from './features/reading/index.ts';
import { SharedOfferPage } from './features/shared-offer/index.ts';

/** The pages of this remote; what a text is about is the text's own word. */
export function ContentRoutes() {
  return (
    <Routes>
      <Route path="/aerolineas" element={<ListPage type="airline" path="/aerolineas" />} />
      <Route path="/aeropuertos" element={<ListPage type="airport" path="/aeropuertos" />} />
      <Route path="/articulos" element={<ListPage type="article" path="/articulos" />} />
      <Route path="/noticias" element={<ListPage type="news" path="/noticias" />} />
      <Route path="/contacta-con-nosotras" element={<ContactPage />} />
      <Route path="/novedades/alta" element={<JoinPage />} />
      <Route path="/novedades/baja" element={<LeavePage />} />
      <Route path="/alertas/alta" element={<StartAlertPage />} />
      <Route path="/alertas/baja" element={<StopAlertPage />} />
      <Route path={`${SHARED_PATH}/:id`} element={<SharedOfferPage />} />
      <Route path="*" element={<ReadingPage />} />
    </Routes>
  );
}
