import { failureCode, type ApiClient } from '@travesia/api-client';
import {
  FlightOfferReplySchema,
  ValidateReplySchema,
  type FlightOffer,
  type FlightOfferReply,
  type MoneyBody,
  type TravelerInfo,
  type ValidateReply,
} from '@travesia/contracts';
import type { ChosenBag, ChosenSeat } from '@travesia/booking';

/** An offer as the summary starts with it: priced for this visitor. */
export interface OpenedOffer extends FlightOfferReply {
  /** What the same journey cost when the visitor saw it, if that differs (S-46). */
  readonly previousTotal: MoneyBody | null;
  /** What it was before it was priced for the birth dates that were typed (W-04); the payment opens next. */
  readonly beforeAges?: FlightOffer;
  /** Those that were chosen of the offer before, among its own. */
  readonly bags?: readonly ChosenBag[];
  /** Likewise; none where not all of them can be had as before. */
  readonly seats?: readonly ChosenSeat[];
}

/** Who sent the visitor, and what they call that click (F-41). */
export interface Partner {
  readonly metaName: string;
  readonly disId: string | null;
}

/** Asks the supplier for this visitor's price; the priced offer has an id of its own (B-13). */
async function validate(
  api: ApiClient,
  id: string,
  { metaName, disId }: Partner,
  travelerInfo?: TravelerInfo,
) {
  const { data, meta } = await api.post('/air/flight-offer/validate', ValidateReplySchema, {
    body: {
      data: { type: 'flight-offers-pricing', flightOffers: [{ id }], metaName, ...(disId && { disId }) },
      ...(travelerInfo && { travelerInfo }),
    },
  });
  return { priced: data[0], meta };
}

/**
 * Opens an offer by its id (F-41). One that this tab priced a moment ago is taken as it is; one from a
 * link is priced first.
 */
export async function openOffer(
  api: ApiClient,
  { id, isPriced, partner }: { id: string; isPriced: boolean; partner: Partner },
  signal?: AbortSignal,
): Promise<OpenedOffer> {
  try {
    const opened = { ...(await read(api, id, signal)), previousTotal: null };
    return isPriced ? opened : await priceAgain(api, opened, partner);
  } catch (failure) {
    if (!isPriced || failureCode(failure) !== 'offer_expired') throw failure;
    // Its price ran out, at the payment step or while the tab was away: it is asked for again (S-45).
    const { priced, meta } = await validate(api, id, partner);
    if (!priced) throw failure;
    return { ...(await read(api, priced.id, signal)), previousTotal: previousTotalOf(meta) };
  }
}

const read = (api: ApiClient, id: string, signal: AbortSignal | undefined) =>
  api.get(`/air/flightOffer/${encodeURIComponent(id)}`, FlightOfferReplySchema, { signal });

const previousTotalOf = ({ priceChanged, previousTotal }: ValidateReply['meta']) =>
  priceChanged ? previousTotal : null;

/** The supplier is asked for the price of an open offer once more (S-45), even of one that is over. */
export async function priceAgain(api: ApiClient, open: OpenedOffer, partner: Partner): Promise<OpenedOffer> {
  const { priced, meta } = await validate(api, open.data.id, partner);
  if (!priced) return open;
  // A price that is asked for again changes for other reasons than the ages that were typed.
  const { beforeAges: _earlier, ...rest } = open;
  return { ...rest, data: priced, previousTotal: previousTotalOf(meta) };
}

/** The supplier is asked for the price at the ages that the birth dates say (W-04). */
export async function priceForAges(
  api: ApiClient,
  open: OpenedOffer,
  { partner, travelerInfo }: { partner: Partner; travelerInfo: TravelerInfo },
): Promise<OpenedOffer> {
  const { priced, meta } = await validate(api, open.data.id, partner, travelerInfo);
  if (!priced) return open;
  return {
    ...open,
    search: { ...open.search, travelerInfo },
    data: priced,
    previousTotal: previousTotalOf(meta),
    beforeAges: open.data,
  };
}
