import type { Router } from '../http/router.ts';

/** What `app.ts` needs to know of a module. */
export interface ApiModule {
  routes(router: Router): void;
  /** Settles what a crash left behind; runs before the server listens. */
  recover?(): Promise<void>;
  /** Starts what runs beside the requests: workers, sweeps. */
  start?(): void;
  stop?(): Promise<void>;
}
