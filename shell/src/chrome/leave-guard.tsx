import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { TextProvider, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { useReadable } from '../host/host-context.ts';
import type { Host } from '../host/host.ts';
import { splitLocale } from '../routing/locale-path.ts';
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
export function LeaveGuard({ host }: { host: Host }) {
  const { locale } = useReadable(host.context);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      splitLocale(currentLocation.pathname).path !== splitLocale(nextLocation.pathname).path &&
      host.guards.isDirty(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (host.guards.isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [host]);

  if (blocker.state !== 'blocked') return null;
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <LeaveQuestion onStay={() => blocker.reset()} onGo={() => blocker.proceed()} />
    </TextProvider>
  );
}
