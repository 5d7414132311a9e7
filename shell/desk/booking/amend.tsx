import { useRef, useState } from 'react';
import type { DeskBooking } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { AddServices } from './add-services.tsx';
import { ChangeFlight } from './change-flight.tsx';
import styles from './booking.module.css';

const KINDS = ['change', 'add'] as const;
type Kind = (typeof KINDS)[number];

/** What the traveller could do on their own page, done for them on the phone (D-14). */
export function Amend({ booking }: { booking: DeskBooking }) {
  const { t } = useText(deskTexts);
  const { may } = useDesk();
  const [open, setOpen] = useState<Kind | null>(null);
  const [state, setState] = useState<'sent' | 'done' | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isOffered = { change: booking.mayChange, add: booking.mayAdd };
  const kinds = KINDS.filter((kind) => isOffered[kind]);
  if (!may('amend.make') || (kinds.length === 0 && state === null)) return null;

  function finish(done: 'sent' | 'done') {
    setState(done);
    setOpen(null);
    outcome.current?.focus();
  }

  return (
    <section className={styles.section} aria-label={t('amend.title')}>
      <h2>{t('amend.title')}</h2>
      <div ref={outcome} role="status" tabIndex={-1}>
        {state && <Notice tone="success">{t(`amend.${state}`)}</Notice>}
      </div>
      <div className={styles.buttons}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            aria-expanded={open === kind}
            onClick={() => {
              setState(null);
              setOpen(open === kind ? null : kind);
            }}
          >
            {t(`amend.${kind}`)}
          </Button>
        ))}
      </div>
      {open === 'change' && <ChangeFlight booking={booking} onDone={finish} />}
      {open === 'add' && <AddServices booking={booking} onDone={finish} />}
    </section>
  );
}
