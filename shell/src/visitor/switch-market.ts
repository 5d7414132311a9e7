import type { Host } from '../host/host.ts';
import { choosePreferences, type Preferences } from './preferences.ts';
import { applyVisitorContext } from './apply-visitor-context.ts';

/** Remembers a choice and goes there. */
export async function switchMarket(host: Host, preferences: Preferences, onKnown: () => void) {
  const at = await choosePreferences(preferences);
  onKnown();
  applyVisitorContext(host, at, preferences.language);
}
