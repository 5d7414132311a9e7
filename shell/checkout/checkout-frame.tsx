import type { ReactNode } from 'react';
import { TextProvider } from '@travesia/i18n';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { useText } from '@travesia/i18n';
import { Layout } from '../src/chrome/layout.tsx';
import { HostContext, usePath, useReadable } from '../src/host/host-context.ts';
import type { Host } from '../src/host/host.ts';
import { findCheckoutRoute } from '../src/routing/checkout-routes.ts';
import { shellTexts } from '../src/texts.ts';
import { checkoutTexts } from './texts.ts';

const TEXTS = [checkoutTexts, bookingTexts, shellTexts];

function Waiting() {
  const { t } = useText(checkoutTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="ticket" />
      <Skeleton shape="ticket" />
    </SkeletonGroup>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { path } = usePath();
  return <Layout name={findCheckoutRoute(path)?.layout ?? 'result'}>{children ?? <Waiting />}</Layout>;
}

/** Shell chrome around a step of checkout. On the server it holds the waiting state that the browser starts with. */
export function CheckoutFrame({ host, children }: { host: Host; children?: ReactNode }) {
  const { locale } = useReadable(host.context);
  return (
    <HostContext value={host}>
      <TextProvider locale={locale} texts={TEXTS}>
        <Frame>{children}</Frame>
      </TextProvider>
    </HostContext>
  );
}
