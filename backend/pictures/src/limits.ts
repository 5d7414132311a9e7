/** No camera makes larger ones for a page; what claims more is meant to fill our memory. */
export const PIXELS_MAX = 40_000_000;
/** For one picture: a file that takes longer was made to. */
export const CONVERSION_TIMEOUT_S = 10;
