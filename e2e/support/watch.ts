import type { BrowserContext, Page, Request } from '@playwright/test';

const FILE_TYPES = new Set(['script', 'stylesheet', 'font']);

/** The first request of a new window has no frame yet. */
function frameOf(request: Request): object | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/**
 * Listens to everything a page complains about: errors in its console (refused by its own policy, hydration
 * that did not match, replies of 4xx and 5xx), exceptions, and files that one document asks for twice.
 */
export function watchContext(context: BrowserContext) {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const filesOf = new WeakMap<object, Set<string>>();
  /** Frames that wait for a new document: until it is there, what is asked for belongs to the old one. */
  const leaving = new WeakSet<object>();

  const onRequest = (request: Request) => {
    if (request.serviceWorker()) return;
    // A form that the browser sends opens a document too.
    if (request.isNavigationRequest()) {
      const frame = frameOf(request);
      if (frame) leaving.add(frame);
      return;
    }
    if (request.method() !== 'GET') return;
    if (!FILE_TYPES.has(request.resourceType())) return;
    const frame = request.frame();
    const files = filesOf.get(frame) ?? new Set<string>();
    if (files.has(request.url())) complaints.push(`requested twice: ${request.url()}`);
    filesOf.set(frame, files.add(request.url()));
  };
  const onPage = (page: Page) => {
    page.on('framenavigated', (frame) => {
      if (leaving.delete(frame)) filesOf.delete(frame);
    });
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(`exception: ${error.stack ?? error.message}`));
    page.on('crash', () => complaints.push('the page crashed'));
  };
  context.on('page', onPage);
  context.on('request', onRequest);

  return {
    /** A complaint that belongs to the story: the failure it is about. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    unexpected: () => complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
  };
}

export type Watch = ReturnType<typeof watchContext>;
