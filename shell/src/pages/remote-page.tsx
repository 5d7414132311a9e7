import { matchPath } from 'react-router';
import { inLocale } from '@travesia/domain';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { useText } from '@travesia/i18n';
import type { DocumentRemote } from '@travesia/contracts';
import { pageHostId } from '../slots/fills-of.ts';
import { usePath } from '../host/host-context.ts';
import { RemoteHost } from '../slots/remote-host.tsx';
import { Slot } from '../slots/slot.tsx';
import { shellTexts } from '../texts.ts';
import styles from '../slots/remote-host.module.css';

/** A page that belongs to a remote: one mount for all of its routes. */
export function RemotePage({ remote }: { remote: DocumentRemote }) {
  const { t, locale } = useText(shellTexts);
  const { path } = usePath();
  const route = remote.manifest.routes.find((each) => matchPath({ path: each.path, end: true }, path));
  const page = (
    <RemoteHost
      remote={remote}
      target="route"
      hostId={pageHostId(remote.name)}
      failureClass={remote.manifest.failureClass}
      isOwnPath={(path) =>
        remote.manifest.routes.some((route) => matchPath({ path: route.path, end: true }, path))
      }
      {...(route && { title: inLocale(route.title, locale) })}
      skeleton={
        <SkeletonGroup label={t('loading')} className={styles.waiting}>
          <Skeleton />
        </SkeletonGroup>
      }
    />
  );
  if (route?.layout !== 'booking') return page;
  return (
    <>
      {page}
      <div className={styles.below}>
        <Slot name="booking.deals" />
      </div>
    </>
  );
}
