import { useEffect, useRef } from 'react';
import { useText } from '@travesia/i18n';
import { TextProvider } from '@travesia/platform/react';
import { useReadable } from '../host/host-context.ts';
import type { Host } from '../host/host.ts';
import type { ShellHistory } from '../history/shell-history.ts';
import { shellTexts } from '../texts.ts';
import { lazyPart } from './lazy-part.tsx';
import type { LeaveAnswers } from './leave-question.tsx';

const TEXTS = [shellTexts];

/** The browser's own question, where ours could not be loaded. */
function PlainQuestion({ onStay, onGo }: LeaveAnswers) {
  const { t } = useText(shellTexts);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    if (window.confirm(`${t('leave.title')}\n\n${t('leave.text')}`)) onGo();
    else onStay();
  }, [t, onStay, onGo]);
  return null;
}

// Most visits are never asked.
const LeaveQuestion = lazyPart<LeaveAnswers>(
  () =>
    import(/* webpackChunkName: "leave-question" */ './leave-question.tsx').then(
      (part) => part.LeaveQuestion,
    ),
  PlainQuestion,
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
      <LeaveQuestion onStay={blocked.stay} onGo={blocked.go} />
    </TextProvider>
  );
}
