import { useQuery } from '@tanstack/react-query';
import { useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { distanceWords } from '../frame/moments.ts';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './alert-strip.module.css';

const REFRESH_MS = 60_000;

/** What is wrong with the site as a whole (W-15), above whatever is open; nothing where all is well. */
export function AlertStrip() {
  const { t, locale } = useText(deskTexts);
  const { client } = useDesk();
  const { data, error, refetch } = useQuery({
    // The words come with the reply.
    queryKey: ['alerts', locale],
    queryFn: client.alerts,
    refetchInterval: REFRESH_MS,
  });
  const alerts = data?.alerts ?? [];
  return (
    <div className={styles.strip}>
      <div role="status">
        {alerts.length > 0 && (
          <Notice tone="attention">
            <ul className={styles.alerts} aria-label={t('alerts')}>
              {alerts.map(({ name, title, facts, todo, since }) => (
                <li key={name}>
                  <strong>{title}</strong> ({facts}, {distanceWords(since, data?.at ?? since, locale)}).{' '}
                  {todo}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {error && <DeskFaultNotice fault={error} onRetry={() => void refetch()} />}
    </div>
  );
}
