/**
 * Timings and limits of the specification (table 3 of the requirements). Code and tests read them from here.
 */
/** Name of the cookie that keeps the language, unless the site is set up with another one (P-11). */
export const LANGUAGE_COOKIE = 'lang';
export const LANG_COOKIE_DAYS = 365;
export const VIEWPORT_COOKIE_DAYS = 365;
export const BREAKPOINTS_PX = {
  xs: 320,
  sm: 640,
  md: 768,
  'md-sm': 820,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
} as const;
export const DEFAULT_BREAKPOINT = 'lg';
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 2000;
export const SW_UPDATE_CHECK_S = 3600;
export const BUILD_POLL_S = 3600;
/** Between two looks at which releases are live, in seconds: open tabs follow within a minute (P-02). */
export const RELEASES_POLL_S = 30;
export const CHUNK_RELOAD_WINDOW_MS = 10_000;
export const REMOTE_LOAD_TIMEOUT_MS = 5000;
export const HTTP_TIMEOUT_MS = 30_000;
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;
export const RETRIES_GET = 1;
export const RETRIES_OTHER = 0;
export const RETRY_AFTER_MAX_MS = 5000;
export const ATTRIBUTION_TTL_H = 23;
export const SEARCH_CACHE_TTL_S = 1800;
export const SEARCH_CACHE_CHECK_S = 600;
export const AIRPORT_CACHE_TTL_MIN = 30;
export const CONTENT_CACHE_TTL_S = 86_400;
export const CRUISE_PAGE_SIZE = 50;
export const CRUISE_PAGE = 0;
export const PROMO_CALL_USD = 50;
export const PROMO_DEPARTURE_PCT = 27;
export const PROMO_CRUISE_CALL_PCT = 25;
export const SUGGEST_MIN_CHARS = 2;
export const SUGGEST_MAX_CHARS = 64;
export const SUGGEST_LIMIT = 10;
export const SUGGEST_DELAY_MS = 300;
export const OFFER_SAVE_DELAY_MS = 2000;
export const BAGGAGE_SAVE_DELAY_MS = 2000;
/** Each asks the airline; the price follows only then. */
export const SEATS_SAVE_DELAY_MS = 700;
export const CUSTOMER_SAVE_DELAY_MS = 5000;
export const TRAVELLER_SAVE_DELAY_MS = 7000;
export const BILLING_SAVE_DELAY_MS = 1000;
export const RESULTS_TIMER_MIN = 15;
/** Results are shared for as long as they are cached; whoever gets them last has the time of the page to choose. */
export const RESULTS_LIFE_MS = SEARCH_CACHE_TTL_S * 1000 + RESULTS_TIMER_MIN * 60_000;
export const PAYMENT_POLL_MS = 2000;
export const PAYMENT_POLL_MAX_MS = 60_000;
export const SESSION_TTL_H = 24;
export const BROWSER_SECRET_DAYS = 180;
export const IDEMPOTENCY_TTL_H = 24;
export const ADULTS = { min: 1, max: 9 } as const;
export const CHILDREN = { min: 0, max: 9 } as const;
export const INFANTS = { min: 0, max: 9 } as const;
export const TRAVELLERS_MAX = 9;
export const ROOMS = { min: 1, max: 5 } as const;
export const ADULTS_PER_ROOM_MAX = 2;
export const DEPARTURE_FALLBACK_DAYS = 7;
export const RETURN_FALLBACK_DAYS = 13;
export const BOOKING_HORIZON_DAYS = 360;
export const RESULTS_PER_PAGE = 10;
export const FACET_SIZE = 200;
export const HOTEL_RADIUS = 200;
export const HOTEL_RADIUS_UOM = 'MI';
export const HOTEL_OFFSET = 1;
export const HOTEL_PAGE_SIZE = 200;
export const STAY_NIGHTS = { min: 1, max: 30 } as const;
export const CHILD_AGE = { min: 0, max: 17 } as const;
export const ACTIVITY_PAGE_SIZE = 100;
export const ACTIVITY_PAGE = 1;
export const ACTIVITY_PAX_AGE = 30;
/** Days from the first to the last of a search for things to do, both counted. */
export const ACTIVITY_DAYS_MAX = 31;
/** A flight's child is neither an infant nor a grown-up. */
export const FLIGHT_CHILD_AGE = { min: 2, max: 11 } as const;
export const NEARBY_RADIUS_KM = 25;
export const NEARBY_RADIUS_MAX_KM = 500;
/** How far from a place an airport is an alternative to it. */
export const AIRPORTS_AROUND_KM = 120;
/** How many days before and after a search its prices are shown. */
export const FLEXIBLE_DAYS = 3;
export const EARTH_RADIUS_KM = 6371;
export const POSTAL_DIGITS = { min: 5, max: 6 } as const;
export const PHONE_DIGITS = { min: 9, max: 15 } as const;
export const BAG_MARGIN_MAJOR = 5;
export const DEFAULT_CURRENCY = 'USD';
export const CHARGE_CURRENCY = 'USD';
export const MGA_MULTIPLIER = 5;
export const TICKETING_DELAY_DAYS = 6;
export const QUEUE_NUMBER = 80;
export const QUEUE_CATEGORY = 0;
export const BODY_MAX_KB = 512;
/** Files of a message in a booking (M-09). */
export const MESSAGE_FILE_MAX_BYTES = 5 * 1024 * 1024;
export const MESSAGE_FILES_MAX = 3;
/** As base64 a part fits into a request's body. */
export const MESSAGE_FILE_PART_BYTES = 360 * 1024;

/** When mails are answered and calls returned; the phone is answered at any hour (C-08). */
export const DESK_HOURS = { from: '08:00', to: '22:00' } as const;
