/** What an adapter of a development machine sends. */
export const SANDBOX_DUFFEL_TOKEN = 'duffel_test_travesia_sandbox';
