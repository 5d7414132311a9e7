import { escapeHtml } from '../html.ts';
import type { Person } from './people.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-inline-size: 30rem; margin: 3rem auto; padding: 0 1rem; }
  button { display: block; inline-size: 100%; margin-block: 0.5rem; padding: 0.75rem 1rem; font: inherit; text-align: start; }
`;

const page = (title: string, body: string) =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>\n`;

/** Everybody is listed, and signs in by a click: this issuer is for development. */
export function signInPage(people: readonly Person[], action: string): string {
  const buttons = people.map(
    ({ id, name, role }) =>
      `<button name="person" value="${escapeHtml(id)}">${escapeHtml(name)} · ${escapeHtml(role ?? 'no role')}</button>`,
  );
  return page(
    'Sandbox sign-in',
    `<p>Who are you? No password is needed here.</p><form method="post" action="${escapeHtml(action)}">${buttons.join('')}</form>`,
  );
}

/** `form` is the library's own, with its token against forged requests. */
export const signOutPage = (form: string): string =>
  page(
    'Sandbox sign-out',
    `${form}<button form="op.logoutForm" type="submit" name="logout" value="yes">Sign out of the sandbox</button>`,
  );
