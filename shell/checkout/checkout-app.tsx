import { useEffect, useState } from 'react';
import { useText } from '@travesia/i18n';
import { usePath } from '../src/host/host-context.ts';
import { findCheckoutRoute } from '../src/routing/checkout-routes.ts';
import { BillingPage } from './billing/billing-page.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { ConfirmPage } from './confirmation/confirm-page.tsx';
import { HandoverPage } from './payment/handover-page.tsx';
import { WaitingPage } from './payment/waiting-page.tsx';
import { checkoutTexts } from './texts.ts';

function Step({ name }: { name: string | null }) {
  switch (name) {
    case 'booking-authenticate':
    case 'booking-authenticate-authorize':
      return <HandoverPage />;
    case 'booking-authenticate-waiting':
    case 'booking-authenticate-cancel':
      return <WaitingPage />;
    case 'booking-confirm':
      return <ConfirmPage />;
    default:
      return <BillingPage />;
  }
}

/** The step of the address. The first draw is the server's waiting state; the step follows once code runs. */
export function CheckoutApp() {
  const { locale } = useText(checkoutTexts);
  const { path } = usePath();
  const route = findCheckoutRoute(path);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (route) document.title = `${route.title[locale]} · Travesía`;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [route, locale]);
  return isAwake ? <Step key={route?.name} name={route?.name ?? null} /> : <CheckoutLoading />;
}
