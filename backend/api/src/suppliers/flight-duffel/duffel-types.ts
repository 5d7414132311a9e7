/// <reference types="@duffel/api" />
// The official client declares its wire types as an ambient module, which only the reference above loads.
export type { Duffel } from '@duffel/api';
export type {
  CabinClass,
  CreateOfferRequestPassenger,
  CreateOrder,
  CreateOrderPassenger,
  FlightsCondition,
  Offer,
  OfferAvailableServiceBaggage,
  Order,
  OrderCancellation,
  Places,
} from '@duffel/api/types';
