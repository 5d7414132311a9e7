import { useEffect } from 'react';
import { useText } from '@travesia/i18n';
import { buttonClass } from '@travesia/ui/button';
import { hrefOf } from '../../src/host/host.ts';
import { useHost, usePath } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';
import { StepCard } from './step-card.tsx';

/** Only our own door to the provider is ever gone through (S-33). */
function isOurDoor(address: string | null): address is string {
  if (!address || !URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === window.location.origin && url.pathname === '/api/payments/go';
}

/** /booking/authenticate starts the hand-over, /authorize sends the browser on, with a visible link (S-35). */
export function HandoverPage() {
  const { t } = useText(checkoutTexts);
  const host = useHost();
  const { path } = usePath();
  const { payments, leave } = useCheckout();
  const door = payments.read()?.providerUrl ?? null;
  const isLastStep = path.endsWith('/authorize');

  useEffect(() => {
    if (!isOurDoor(door)) leave(hrefOf(host, '/'));
    else if (isLastStep) leave(door);
    else host.navigation.navigate('/booking/authenticate/authorize', { replace: true });
  }, [door, isLastStep, host, leave]);

  return (
    <StepCard title={t('handover.title')}>
      <p>{t(door ? 'handover.text' : 'handover.none')}</p>
      {isOurDoor(door) && (
        <a className={buttonClass({ look: 'call' })} href={door}>
          {t('handover.link')}
        </a>
      )}
    </StepCard>
  );
}
