import { TextProvider } from '@travesia/platform/react';
import { Layout } from './chrome/layout.tsx';
import { HostContext, useReadable } from './host/host-context.ts';
import type { Host } from './host/host.ts';
import styles from './pages/home-page.module.css';
import { Slot } from './slots/slot.tsx';
import { shellTexts } from './texts.ts';

const TEXTS = [shellTexts];

/** What the settings of a market change before a visitor's eyes: number, currency, phone deals, what is charged. */
export function MarketSample({ host }: { host: Host }) {
  const { locale, market } = useReadable(host.context);
  return (
    <HostContext value={host}>
      <TextProvider locale={locale} texts={TEXTS} market={market}>
        <Layout name="custom">
          <div className={styles.hero}>
            <Slot name="home.deals" />
          </div>
        </Layout>
      </TextProvider>
    </HostContext>
  );
}
