import { http, HttpResponse } from 'msw';

/** Nothing is known of other days. */
export const noOtherDays = http.post('*/api/air/fare-days', () =>
  HttpResponse.json({ data: [], meta: { usual: null, budgetBackInSeconds: null } }),
);
