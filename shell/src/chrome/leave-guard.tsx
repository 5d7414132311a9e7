import { useEffect } from 'react';
import { TextProvider, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { useReadable } from '../host/host-context.ts';
import type { Host } from '../host/host.ts';
import type { ShellHistory } from '../history/shell-history.ts';
import { shellTexts } from '../texts.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const TEXTS = [shellTexts];

function LeaveQuestion({ onStay, onGo }: { onStay: () => void; onGo: () => void }) {
  const { t } = useText(shellTexts);
  return (
    <LeaveDialog
      title={t('leave.title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button look="quiet" onClick={onGo}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      {t('leave.text')}
    </LeaveDialog>
  );
}

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
