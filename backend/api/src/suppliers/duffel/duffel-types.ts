/// <reference types="@duffel/api" />
// The official client declares its types as an ambient module, which only the reference above loads.
export type { Duffel } from '@duffel/api';
