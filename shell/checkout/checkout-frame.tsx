import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { TextProvider } from '@travesia/platform/react';
import { lateArrivalTexts } from '@travesia/booking-ui/late-arrival';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { keepFocus } from '@travesia/ui/kept-focus';
import { LiveRegion } from '@travesia/ui/live-region';
import { Layout } from '../src/chrome/layout.tsx';
import { useDocumentHead } from '../src/chrome/use-document-head.ts';
import { HostContext, usePath, useReadable } from '../src/host/host-context.ts';
import type { Host } from '../src/host/host.ts';
import { RootBoundary } from '../src/pages/root-boundary.tsx';
import { findCheckoutRoute } from '../src/routing/checkout-routes.ts';
import { shellTexts } from '../src/texts.ts';
import { StepTitleContext } from './steps/step-title.ts';
import { StepWaiting } from './steps/step-waiting.tsx';
import { checkoutTexts } from './texts.ts';

const TEXTS = [checkoutTexts, bookingTexts, lateArrivalTexts, shellTexts];

function Frame({ host, children }: { host: Host; children: ReactNode }) {
  const { t, locale } = useText(checkoutTexts);
  const { path } = usePath();
  const route = findCheckoutRoute(path);
  const announcement = useReadable(host.announcement);
  useEffect(() => keepFocus(document.body), []);
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  useDocumentHead(locale, path, ownTitle ?? (route ? t(`titles.${route.step}`) : ''));
  return (
    <>
      {/* A document without remotes has nothing for a menu: the language stands in the header itself. */}
      <Layout name={route?.layout === 'blank' ? 'blank' : 'footer-only'}>
        <StepTitleContext value={setOwnTitle}>{children || <StepWaiting />}</StepTitleContext>
      </Layout>
      <LiveRegion message={announcement} />
    </>
  );
}

/** Shell chrome around a step of checkout. On the server it holds the waiting state that the browser starts with. */
export function CheckoutFrame({ host, children }: { host: Host; children?: ReactNode }) {
  const { locale, market } = useReadable(host.context);
  return (
    <HostContext value={host}>
      <TextProvider locale={locale} texts={TEXTS} market={market}>
        <RootBoundary>
          <Frame host={host}>{children}</Frame>
        </RootBoundary>
      </TextProvider>
    </HostContext>
  );
}
