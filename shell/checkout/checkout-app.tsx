import { useEffect, useState } from 'react';
import type { Host } from '../src/host/host.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutMoney } from './services/checkout-money.tsx';
import { CheckoutServicesContext, type CheckoutServices } from './services/checkout-services.ts';
import { CheckoutStep } from './steps/checkout-step.tsx';

export type CheckoutAppProps = { host: Host; services: CheckoutServices };

/** The server rendered the waiting state; the step, which knows this tab's storage, follows right after. */
export function CheckoutApp({ host, services }: CheckoutAppProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <CheckoutFrame host={host}>
      {isAlive && (
        <CheckoutServicesContext value={services}>
          <CheckoutMoney>
            <CheckoutStep />
          </CheckoutMoney>
        </CheckoutServicesContext>
      )}
    </CheckoutFrame>
  );
}
