import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DESK_QUEUES } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
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
import { DeskHeading } from './desk-heading.tsx';
import styles from './desk.module.css';

/** What is in the menu, for whoever may open it. */
const AREAS = [
  { label: 'nav.queues', view: QUEUES, action: 'queue.read' },
  { label: 'nav.report', view: { kind: 'report' }, action: 'report.read' },
  { label: 'nav.call', view: { kind: 'call', code: '' }, action: 'call.read' },
  { label: 'nav.byHand', view: { kind: 'by-hand' }, action: 'sale.by-hand' },
  { label: 'nav.deals', view: { kind: 'deals' }, action: 'deal.read' },
  { label: 'nav.audit', view: { kind: 'audit' }, action: 'audit.read' },
] as const;

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

  const areas = AREAS.filter(({ action }) => may(action));
  const refused = AREAS.find((area) => area.view.kind === view.kind && !areas.includes(area));
  const open = (id: string, why: string) => goTo({ kind: 'booking', id, why });
  const commands: Command[] = [
    { name: t('search.label'), keys: '/', run: () => setTimeout(focusSearch) },
    { name: t('queues.all'), run: () => goTo(QUEUES) },
    { name: t('queues.mine'), run: () => goTo({ kind: 'queues', queue: 'all', isMine: true }) },
    ...DESK_QUEUES.map((queue) => ({
      name: `${t('queues.filter')}: ${t(`queue.${queue}`)}`,
      run: () => goTo({ kind: 'queues', queue, isMine: false }),
    })),
    ...areas.slice(1).map(({ label, view: to }) => ({ name: t(label), run: () => goTo(to) })),
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
          {areas.map(({ label, view: to }) => (
            <Button
              key={label}
              variant="link"
              aria-current={view.kind === to.kind ? 'page' : undefined}
              onClick={() => goTo(to)}
            >
              {t(label)}
            </Button>
          ))}
          <Button variant="link" aria-keyshortcuts="Control+K" onClick={() => setPaletteOpen(true)}>
            {t('palette.title')} <kbd className={styles.keys}>Ctrl K</kbd>
          </Button>
        </nav>
      </DeskHeader>
      <AlertStrip />
      {isPaletteOpen && <CommandPalette commands={commands} onClose={() => setPaletteOpen(false)} />}
      <main className={styles.main}>
        {refused ? (
          <>
            <DeskHeading>{t(refused.label)}</DeskHeading>
            <Notice tone="attention">{t('fault.role_refused')}</Notice>
          </>
        ) : (
          <>
            {view.kind === 'queues' && <QueuePage queue={view.queue} isMine={view.isMine} onOpen={open} />}
            {view.kind === 'report' && <ReportPage />}
            {view.kind === 'deals' && <DealsPage />}
            {view.kind === 'by-hand' && <ByHandPage onOpen={open} />}
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
          </>
        )}
      </main>
    </>
  );
}
