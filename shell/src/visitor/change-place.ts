import type { Host } from '../host/host.ts';
import { choosePreferences, type Preferences } from './preferences.ts';
import { standAt } from './stand-at.ts';

/** Remembers a choice and goes there. */
export async function changePlace(host: Host, preferences: Preferences, onKnown: () => void) {
  const at = await choosePreferences(preferences);
  onKnown();
  standAt(host, at, preferences.language);
}
