import type { ReactNode } from 'react';
import { TextProvider } from '@travesia/i18n';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { Layout } from '../src/chrome/layout.tsx';
import { HostContext, usePath, useReadable } from '../src/host/host-context.ts';
import type { Host } from '../src/host/host.ts';
import { findCheckoutRoute } from '../src/routing/checkout-routes.ts';
import { shellTexts } from '../src/texts.ts';
import { CheckoutLoading } from './checkout-loading.tsx';
import { checkoutTexts } from './texts.ts';

const TEXTS = [checkoutTexts, bookingTexts, shellTexts];

function Frame({ children }: { children: ReactNode }) {
  const { path } = usePath();
  return (
    <Layout name={findCheckoutRoute(path)?.layout ?? 'result'}>{children ?? <CheckoutLoading />}</Layout>
  );
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
