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
  switch (findCheckoutRoute(path)?.name) {
    case 'booking-billing':
      return <BillingStep />;
    case 'booking-authenticate':
      return <AuthenticateStep />;
    case 'booking-authenticate-authorize':
      return <AuthorizeStep />;
    case 'booking-authenticate-waiting':
      return <WaitingStep />;
    case 'booking-authenticate-cancel':
      return <CancelStep />;
    case 'booking-confirm':
      return <ConfirmStep />;
    default:
      return <Elsewhere path={path} />;
  }
}

/** Back to a page of another document. */
function Elsewhere({ path }: { path: string }) {
  useLeave(path);
  return null;
}
