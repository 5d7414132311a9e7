import type { DocumentRemote, Locale, VisitorContext } from '@travesia/contracts';
import type { PlatformContext } from '@travesia/platform';
import { countryOfMarket, type Host } from '../host/host.ts';
import { rememberLocale } from '../host/switch-locale.ts';

function contextAt(locale: Locale, at: VisitorContext, today: string): PlatformContext {
  return {
    locale,
    market: at.market,
    currency: at.currency,
    contactNumber: at.contactNumber,
    countryCode: at.countryCode ?? countryOfMarket(at.market.id),
    today,
  };
}

/**
 * Market, currency and language change together: one change of the context, so that shell and remotes render
 * it in one frame (P-49). Facts are told once everybody stands at the new place.
 */
export function applyVisitorContext(host: Host, at: VisitorContext, locale: Locale) {
  const before = host.context.getSnapshot();
  const { pathname, search, hash } = host.location.getSnapshot().location;
  if (locale !== before.locale) {
    rememberLocale(locale);
    document.documentElement.lang = locale;
  }
  const remotes = host.remotes.getSnapshot();
  const isOnSale = ({ name }: DocumentRemote) => at.onSale.includes(name);
  // A remote that stays as it is stays the same: nothing of it is mounted anew.
  if (remotes.some((remote) => remote.enabled !== isOnSale(remote))) {
    host.remotes.set(
      remotes.map((remote) =>
        remote.enabled === isOnSale(remote) ? remote : { ...remote, enabled: isOnSale(remote) },
      ),
    );
  }
  host.context.set(contextAt(locale, at, before.today));
  if (locale !== before.locale) host.navigation.navigate(pathname + search + hash, { replace: true });

  if (at.market.id !== before.market.id) host.bus.publish('market-changed@1', { market: at.market.id });
  if (at.currency !== before.currency) host.bus.publish('currency-changed@1', { currency: at.currency });
  if (locale !== before.locale) host.bus.publish('locale-changed@1', { locale });
}
