interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
}

/** What the default policy admits: our own bundles, files of announced releases, the service worker; no HTML but none. */
export function installTrustedTypes(isRemoteScript: (url: string) => boolean) {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML(text) {
      if (text === '') return text;
      throw new TypeError('HTML from a string is refused');
    },
    createScriptURL(url) {
      const address = new URL(url, document.baseURI);
      const isOwn =
        address.origin === location.origin && /^\/(assets\/[^?#]+\.js|sw\.js)$/.test(address.pathname);
      if (isOwn || isRemoteScript(address.href)) return url;
      throw new TypeError(`script address refused: ${address.href}`);
    },
  });
}
