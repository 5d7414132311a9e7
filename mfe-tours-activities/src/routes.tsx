import { lazy, Suspense } from 'react';
import { PageLoading } from '@travesia/booking-ui/page-loading';
import { Route, Routes } from '@travesia/platform/libraries';
import { THINGS_TO_DO } from './kinds.ts';
import { ThingsProvider } from './things-context.tsx';

// Only the searches are part of the first view; the pages bring their code and words when opened.
const ResultsRoute = lazy(async () => ({
  default: (await import('./pages/results-route.tsx')).ResultsRoute,
}));

const DetailRoute = lazy(async () => ({
  default: (await import('./pages/detail-route.tsx')).DetailRoute,
}));

const SummaryRoute = lazy(async () => ({
  default: (await import('./pages/summary-route.tsx')).SummaryRoute,
}));

/** The pages of this remote, once for activities and once for tours (T-01). */
export function ThingsRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {Object.values(THINGS_TO_DO).flatMap(({ kind, resultsPath, detailPath, summaryPath }) =>
          (
            [
              [resultsPath, <ResultsRoute key={kind} />],
              [detailPath, <DetailRoute key={kind} />],
              [summaryPath, <SummaryRoute key={kind} />],
            ] as const
          ).map(([path, page]) => (
            <Route key={path} path={path} element={<ThingsProvider kind={kind}>{page}</ThingsProvider>} />
          )),
        )}
      </Routes>
    </Suspense>
  );
}
