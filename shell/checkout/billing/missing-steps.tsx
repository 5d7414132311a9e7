import { useText } from '@travesia/i18n';
import type { OrderView } from '@travesia/contracts';
import { Notice } from '@travesia/ui/notice';
import { ShellLink } from '../../src/chrome/shell-link.tsx';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';

const EARLIER = {
  order: { id: 'missing-order', message: 'billing.missingOrder' },
  customer: { id: 'missing-customer', message: 'billing.missingCustomer' },
  passengers: { id: 'missing-passengers', message: 'billing.missingPassengers' },
} as const;

/** What the steps before this one still owe (S-31), in the order of the forms. */
export function missingEarlierSteps(view: Pick<OrderView, 'missing'>) {
  return (['order', 'customer', 'passengers'] as const)
    .filter((step) => view.missing.includes(step))
    .map((step) => EARLIER[step]);
}

/** Says so at once, not only when pay is pressed, with the way back. */
export function MissingSteps({ view }: { view: OrderView }) {
  const { t } = useText(checkoutTexts);
  const { drafts } = useCheckout();
  const steps = missingEarlierSteps(view);
  if (steps.length === 0) return null;
  const needsDocument =
    view.missing.includes('passengers') &&
    drafts.read().passengers.some((person) => 'keepSavedDocument' in person && person.keepSavedDocument);
  return (
    <Notice tone="attention" announce="polite" title={t('billing.stepsMissing')}>
      <p>{t('billing.stepsMissingText')}</p>
      {needsDocument && <p>{t('billing.documentAgain')}</p>}
      <ul>
        {steps.map(({ id, message }) => (
          <li key={id}>
            <ShellLink id={id} path={view.summaryPath}>
              {t(message)}
            </ShellLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
