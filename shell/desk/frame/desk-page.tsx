import { useEffect, useRef, useState } from 'react';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { AlertStrip } from '../alerts/alert-strip.tsx';
import { AuditPage } from '../audit/audit-page.tsx';
import { BookingPage } from '../booking/booking-page.tsx';
import { QueuePage } from '../queue/queue-page.tsx';
import { FoundPage } from '../search/found-page.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { DeskHeader, type DeskHeaderProps } from './desk-header.tsx';
import styles from './desk.module.css';

export type DeskPageProps = { header: DeskHeaderProps };

type View =
  | { readonly kind: 'queues' | 'audit' }
  | { readonly kind: 'found'; readonly text: string }
  | { readonly kind: 'booking'; readonly id: string; readonly why: string; readonly before: View };

/** The search is always there; below it the queues, what was found, one booking or the log. */
export function DeskPage({ header }: DeskPageProps) {
  const { t } = useText(deskTexts);
  const { may } = useDesk();
  const [view, setView] = useState<View>({ kind: 'queues' });
  const search = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = t('page');
  }, [t]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const open = (id: string, why: string) => setView((before) => ({ kind: 'booking', id, why, before }));
  return (
    <>
      <DeskHeader {...header}>
        <SearchForm field={search} onSearch={(text) => setView({ kind: 'found', text })} />
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <Button
            variant="link"
            aria-current={view.kind === 'queues' ? 'page' : undefined}
            onClick={() => setView({ kind: 'queues' })}
          >
            {t('nav.queues')}
          </Button>
          {may('audit.read') && (
            <Button
              variant="link"
              aria-current={view.kind === 'audit' ? 'page' : undefined}
              onClick={() => setView({ kind: 'audit' })}
            >
              {t('nav.audit')}
            </Button>
          )}
        </nav>
      </DeskHeader>
      <AlertStrip />
      <main className={styles.main}>
        {view.kind === 'queues' && <QueuePage onOpen={open} />}
        {view.kind === 'audit' && <AuditPage />}
        {view.kind === 'found' && <FoundPage key={view.text} text={view.text} onOpen={open} />}
        {view.kind === 'booking' && (
          <BookingPage key={view.id} id={view.id} why={view.why} onBack={() => setView(view.before)} />
        )}
      </main>
    </>
  );
}
