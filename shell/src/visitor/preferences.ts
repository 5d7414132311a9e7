import * as v from 'valibot';
import { VisitorContextSchema, type Locale, type VisitorContext } from '@travesia/contracts';

export interface Preferences {
  readonly market: string;
  readonly currency: string;
  readonly language: Locale;
}

const JSON_PLEASE = { Accept: 'application/json' };
const TIMEOUT_MS = 5_000;

async function read(reply: Response): Promise<VisitorContext> {
  if (!reply.ok) throw new Error(`preferences: ${reply.status}`);
  return v.parse(VisitorContextSchema, await reply.json());
}

/** Remembers a choice and says where the visitor stands by it. */
export async function choosePreferences(preferences: Preferences): Promise<VisitorContext> {
  const body = new URLSearchParams({ ...preferences });
  return read(
    await fetch('/preferences', {
      method: 'POST',
      headers: JSON_PLEASE,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
}

/** Where the visitor stands by now: another tab may have chosen, or the country may be known (P-05, P-18). */
export async function askPreferences(): Promise<VisitorContext> {
  return read(
    await fetch('/preferences.json', { headers: JSON_PLEASE, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  );
}
