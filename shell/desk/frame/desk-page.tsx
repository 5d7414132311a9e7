import { useEffect } from 'react';
import { DESK_ACTIONS } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { DeskHeader, type DeskHeaderProps } from './desk-header.tsx';
import styles from './desk.module.css';

export type DeskPageProps = { header: DeskHeaderProps };

/** What somebody who is signed in finds. */
export function DeskPage({ header }: DeskPageProps) {
  const { t } = useText(deskTexts);
  const { may, staff } = useDesk();
  useEffect(() => {
    document.title = t('page');
  }, [t]);
  return (
    <>
      <DeskHeader {...header} />
      <main className={styles.main}>
        <h1>{t('welcome', { name: staff.name })}</h1>
        <p className={styles.soft}>{t('permissions')}</p>
        <ul className={styles.list}>
          {DESK_ACTIONS.filter(may).map((action) => (
            <li key={action}>{t(`action.${action}`)}</li>
          ))}
        </ul>
      </main>
    </>
  );
}
