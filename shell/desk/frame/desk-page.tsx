import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DESK_QUEUES } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { AlertStrip } from '../alerts/alert-strip.tsx';
import { AuditPage } from '../audit/audit-page.tsx';
import { ByHandPage } from '../by-hand/by-hand-page.tsx';
import { BookingPage } from '../booking/booking-page.tsx';
import { QueuePage } from '../queue/queue-page.tsx';
import { DealsPage } from '../deals/deals-page.tsx';
import { CallPage } from '../call/call-page.tsx';
import { ReportPage } from '../report/report-page.tsx';
import { FoundPage } from '../search/found-page.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { CommandPalette, type Command } from './command-palette.tsx';
import { goTo, QUEUES, useView } from './desk-address.ts';
import { DeskHeader, type DeskHeaderProps } from './desk-header.tsx';
import styles from './desk.module.css';

export type DeskPageProps = { header: DeskHeaderProps };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** The search is always there; below it the queues, what was found, one booking or the log. */
export function DeskPage({ header }: DeskPageProps) {
  const { t } = useText(deskTexts);
  const { may } = useDesk();
  const view = useView();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = t('page');
  }, [t]);

  function focusSearch() {
    search.current?.focus();
    search.current?.select();
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isSearch = event.key === '/' && isPlain && !isTyping(event.target);
    const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isSearch && !isPalette) return;
    event.preventDefault();
    if (isPalette) setPaletteOpen(true);
    else focusSearch();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const open = (id: string, why: string) => goTo({ kind: 'booking', id, why });
  const commands: Command[] = [
    { name: t('search.label'), keys: '/', run: () => setTimeout(focusSearch) },
    { name: t('queues.all'), run: () => goTo(QUEUES) },
    { name: t('queues.mine'), run: () => goTo({ kind: 'queues', queue: 'all', isMine: true }) },
    ...DESK_QUEUES.map((queue) => ({
      name: `${t('queues.filter')}: ${t(`queue.${queue}`)}`,
      run: () => goTo({ kind: 'queues', queue, isMine: false }),
    })),
    ...(may('report.read') ? [{ name: t('nav.report'), run: () => goTo({ kind: 'report' }) }] : []),
    ...(may('call.read') ? [{ name: t('nav.call'), run: () => goTo({ kind: 'call', code: '' }) }] : []),
    ...(may('sale.by-hand') ? [{ name: t('nav.byHand'), run: () => goTo({ kind: 'by-hand' }) }] : []),
    { name: t('nav.deals'), run: () => goTo({ kind: 'deals' }) },
    ...(may('audit.read') ? [{ name: t('nav.audit'), run: () => goTo({ kind: 'audit' }) }] : []),
    { name: t('signOut'), run: header.onSignOut },
  ];

  return (
    <>
      <DeskHeader {...header}>
        <SearchForm
          field={search}
          onSearch={(text) => goTo(text === '' ? QUEUES : { kind: 'found', text })}
        />
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <Button
            variant="link"
            aria-current={view.kind === 'queues' ? 'page' : undefined}
            onClick={() => goTo(QUEUES)}
          >
            {t('nav.queues')}
          </Button>
          {may('report.read') && (
            <Button
              variant="link"
              aria-current={view.kind === 'report' ? 'page' : undefined}
              onClick={() => goTo({ kind: 'report' })}
            >
              {t('nav.report')}
            </Button>
          )}
          {may('call.read') && (
            <Button
              variant="link"
              aria-current={view.kind === 'call' ? 'page' : undefined}
              onClick={() => goTo({ kind: 'call', code: '' })}
            >
              {t('nav.call')}
            </Button>
          )}
          {may('sale.by-hand') && (
            <Button
              variant="link"
              aria-current={view.kind === 'by-hand' ? 'page' : undefined}
              onClick={() => goTo({ kind: 'by-hand' })}
            >
              {t('nav.byHand')}
            </Button>
          )}
          <Button
            variant="link"
            aria-current={view.kind === 'deals' ? 'page' : undefined}
            onClick={() => goTo({ kind: 'deals' })}
          >
            {t('nav.deals')}
          </Button>
          {may('audit.read') && (
            <Button
              variant="link"
              aria-current={view.kind === 'audit' ? 'page' : undefined}
              onClick={() => goTo({ kind: 'audit' })}
            >
              {t('nav.audit')}
            </Button>
          )}
          <Button variant="link" aria-keyshortcuts="Control+K" onClick={() => setPaletteOpen(true)}>
            {t('palette.title')} <kbd className={styles.keys}>Ctrl K</kbd>
          </Button>
        </nav>
      </DeskHeader>
      <AlertStrip />
      {isPaletteOpen && <CommandPalette commands={commands} onClose={() => setPaletteOpen(false)} />}
      <main className={styles.main}>
        {view.kind === 'queues' && <QueuePage queue={view.queue} isMine={view.isMine} onOpen={open} />}
        {view.kind === 'report' && <ReportPage />}
        {view.kind === 'deals' && <DealsPage />}
        {view.kind === 'by-hand' && may('sale.by-hand') && <ByHandPage onOpen={open} />}
        {view.kind === 'audit' && <AuditPage />}
        {view.kind === 'call' && (
          <CallPage
            key={view.code}
            code={view.code}
            onCode={(code) => goTo({ kind: 'call', code })}
            onOpen={open}
          />
        )}
        {view.kind === 'found' && <FoundPage key={view.text} text={view.text} onOpen={open} />}
        {view.kind === 'booking' && (
          <BookingPage
            key={view.id}
            id={view.id}
            why={view.why}
            onBack={() => (window.history.length > 1 ? window.history.back() : goTo(QUEUES))}
          />
        )}
      </main>
    </>
  );
}
