import { useState } from 'react';
import { ValidateReplySchema, type MoneyBody, type OrderView } from '@travesia/contracts';
import { useHost } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';

export type RepriceState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'changed'; readonly previous: MoneyBody; readonly current: MoneyBody };

const NOTHING_SENT = {
  flightOrderCreated: false,
  customerCreated: false,
  passengersCreated: false,
  billingInformationCreated: false,
};

/**
 * "Refresh selected flight" (S-45): the supplier is asked for the price again. The new price is a new order,
 * which the summary sets with all that was typed; another total needs consent first (S-46).
 */
export function useReprice(view: OrderView) {
  const { api, drafts, session } = useCheckout();
  const { navigation } = useHost();
  const [state, setState] = useState<RepriceState>({ kind: 'none' });

  async function reprice() {
    const { offerId } = drafts.read();
    if (view.orderKind !== 'flight' || !offerId) {
      // The vertical's own summary checks its rate again and sets the order anew, with all that was typed.
      session.remember({ flags: NOTHING_SENT });
      goOn();
      return;
    }
    setState({ kind: 'asking' });
    try {
      const { data, meta } = await api.post('/air/flight-offer/validate', ValidateReplySchema, {
        body: { data: { type: 'flight-offers-pricing', flightOffers: [{ id: offerId }], metaName: '' } },
      });
      const [priced] = data;
      if (!priced) {
        setState({ kind: 'failed' });
        return;
      }
      session.remember({
        offerId: priced.id,
        flightOfferId: null,
        bags: [],
        flags: NOTHING_SENT,
      });
      if (meta.priceChanged && meta.previousTotal) {
        setState({ kind: 'changed', previous: meta.previousTotal, current: priced.price.intTotal });
      } else {
        goOn();
      }
    } catch {
      setState({ kind: 'failed' });
    }
  }

  function goOn() {
    navigation.navigate(view.summaryPath, { replace: true });
  }

  return { state, reprice, goOn };
}
