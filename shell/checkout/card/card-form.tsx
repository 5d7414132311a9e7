import { useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { frameStyles } from '@travesia/booking-ui/frame';
import { useText } from '@travesia/i18n';
import { focusField } from '@travesia/ui/error-summary';
import type { PaymentFieldsProps, PaymentForm } from '../payment/payment-form.ts';
import { checkoutTexts } from '../texts.ts';
import type { CardProblem } from './card-frame-controller.ts';
import { CARD_FRAME_ID, CardFrame } from './card-frame.tsx';
import { useCardFrame } from './use-card-frame.ts';
import styles from './card-frame.module.css';

/** The lock line says in plain words who sees the card. */
function CardFields({ orderKey, onSubmit, handle }: PaymentFieldsProps) {
  const { t } = useText(checkoutTexts);
  const title = useId();
  const card = useCardFrame(orderKey, onSubmit);
  const { controller } = card;
  const latestText = useRef(t);
  useLayoutEffect(() => {
    latestText.current = t;
  });
  useImperativeHandle(
    handle,
    () => ({
      fieldId: CARD_FRAME_ID,
      focus(payerName) {
        focusField(CARD_FRAME_ID);
        controller.askForAnother(payerName);
      },
      async validate() {
        if (await controller.isComplete()) return [];
        const words = () =>
          controller.getSnapshot().isComplete ? null : latestText.current('billing.cardIncomplete');
        return [{ fieldId: CARD_FRAME_ID, words, subscribe: controller.subscribe }];
      },
      // The frame shows its errors when it is told to send them.
      showErrors: () => void controller.submit(),
      async submit(address) {
        const answer = await controller.submit(address);
        if (answer.ok) return answer;
        const { code } = answer.problem;
        return {
          ok: false,
          problem: { text: <CardFailure code={code} />, canRetry: code !== 'card_invalid' },
        };
      },
      clear: controller.clear,
    }),
    [controller],
  );
  return (
    <section className={frameStyles.block} aria-labelledby={title}>
      <h2 id={title}>{t('billing.card')}</h2>
      <div className={styles.vault}>
        <p className={styles.lock}>
          <svg
            viewBox="0 0 20 20"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <rect x="4" y="9" width="12" height="8" rx="2" strokeWidth="1.6" />
            <path d="M6.8 9V6.6a3.2 3.2 0 0 1 6.4 0V9" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
          {t('billing.lock')}
        </p>
        <CardFrame card={card} />
      </div>
    </section>
  );
}

function CardFailure({ code }: CardProblem) {
  const { t } = useText(checkoutTexts);
  return t(`cardFailure.${code}`);
}

function CardLabel() {
  const { t } = useText(checkoutTexts);
  return t('billing.card');
}

export const cardForm: PaymentForm = { method: 'card', Label: CardLabel, Fields: CardFields };
