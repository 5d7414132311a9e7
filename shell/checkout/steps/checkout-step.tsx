import { usePath } from '../../src/host/host-context.ts';
import { findCheckoutRoute } from '../../src/routing/checkout-routes.ts';
import { CancelStep } from '../authenticate/cancel-step.tsx';
import { AuthenticateStep, AuthorizeStep } from '../authenticate/hand-over-step.tsx';
import { WaitingStep } from '../authenticate/waiting-step.tsx';
import { BillingStep } from '../billing/billing-step.tsx';
import { ConfirmStep } from '../confirmed/confirm-step.tsx';
import { useLeave } from './use-leave.ts';

/** The step of the address (P-46). */
export function CheckoutStep() {
  const { path } = usePath();
  const route = findCheckoutRoute(path);
  if (!route) return <Elsewhere path={path} />;
  switch (route.step) {
    case 'billing':
      return <BillingStep />;
    case 'authenticate':
      return <AuthenticateStep />;
    case 'authorize':
      return <AuthorizeStep />;
    case 'waiting':
      return <WaitingStep key={route.path} route={route} />;
    case 'cancel':
      return <CancelStep />;
    case 'success':
      return <ConfirmStep key={route.path} route={route} />;
    default:
      return route.step satisfies never;
  }
}

/** Back to a page of another document. */
function Elsewhere({ path }: { path: string }) {
  useLeave(path);
  return null;
}
