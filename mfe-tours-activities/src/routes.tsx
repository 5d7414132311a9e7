import { lazy, Suspense } from 'react';
import { PageLoading } from '@travesia/booking-ui/page-loading';
import { Route, Routes } from '@travesia/platform/libraries';
import { ACTIVITY_KINDS } from './kinds.ts';
import { ActivityKindProvider } from './activity-kind-context.tsx';

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
export function ActivityRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {Object.values(ACTIVITY_KINDS).flatMap(({ kind, resultsPath, detailPath, summaryPath }) =>
          (
            [
              [resultsPath, <ResultsRoute key={kind} />],
              [detailPath, <DetailRoute key={kind} />],
              [summaryPath, <SummaryRoute key={kind} />],
            ] as const
          ).map(([path, page]) => (
            <Route
              key={path}
              path={path}
              element={<ActivityKindProvider kind={kind}>{page}</ActivityKindProvider>}
            />
          )),
        )}
      </Routes>
    </Suspense>
  );
}
