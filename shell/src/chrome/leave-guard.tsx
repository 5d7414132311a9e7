import { lazy, Suspense, useEffect } from 'react';
import { TextProvider } from '@travesia/i18n';
import { useReadable } from '../host/host-context.ts';
import type { Host } from '../host/host.ts';
import type { ShellHistory } from '../history/shell-history.ts';
import { shellTexts } from '../texts.ts';

const TEXTS = [shellTexts];

// Most visits are never asked.
const LeaveQuestion = lazy(() =>
  import(/* webpackChunkName: "leave-question" */ './leave-question.tsx').then(
    ({ LeaveQuestion: question }) => ({
      default: question,
    }),
  ),
);

/** The one blocker and the one `beforeunload` of the page; remotes only say whether they would lose something. */
export function LeaveGuard({ host, history }: { host: Host; history: ShellHistory }) {
  const { locale } = useReadable(host.context);
  const blocked = useReadable(history.blocked);

  useEffect(
    () =>
      history.guard(
        (nextPath) => nextPath !== history.location.getSnapshot().location.pathname && host.guards.isDirty(),
      ),
    [host, history],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (host.guards.isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [host]);

  if (!blocked) return null;
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <Suspense>
        <LeaveQuestion onStay={blocked.stay} onGo={blocked.go} />
      </Suspense>
    </TextProvider>
  );
}
