import { actRoutes } from './act-routes.ts';
import { amendRoutes } from './amend-routes.ts';
import { bookingRoutes } from './booking-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { personRoutes } from './person-routes.ts';
import { queueRoutes } from './queue-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { saleRoutes } from './sale-routes.ts';
import { createDeskRoute, type DeskRoutesParts } from './desk-route.ts';
import type { Router } from '../../../http/router.ts';

/** What the service desk calls, through the site and in the name of somebody who is signed in (D-01 to D-05). */
export function deskRoutes(router: Router, parts: DeskRoutesParts): void {
  const deskRoute = createDeskRoute(router, parts);
  bookingRoutes(deskRoute, parts);
  amendRoutes(deskRoute, parts);
  actRoutes(deskRoute, parts);
  messageRoutes(deskRoute, parts);
  saleRoutes(deskRoute, parts);
  queueRoutes(deskRoute, parts);
  personRoutes(deskRoute, parts);
  reportRoutes(deskRoute, parts);
}
