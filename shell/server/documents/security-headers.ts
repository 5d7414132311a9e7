import type { DocumentKind } from './shell-build.ts';

export interface SecurityOrigins {
  readonly site: string;
  readonly vault: string;
}

/** Addresses a document of this kind may use. No inline code, no third party. */
function contentSecurityPolicy(kind: DocumentKind, { vault }: SecurityOrigins): string {
  const isCheckout = kind === 'checkout';
  const directives: readonly string[] = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    isCheckout ? `frame-src ${vault}` : "frame-src 'none'",
    isCheckout ? `form-action 'self' ${vault}` : "form-action 'self'",
    isCheckout ? "frame-ancestors 'none'" : "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // The shell takes the one name before any remote runs; no other can be made.
    'trusted-types default',
  ];
  return directives.join('; ');
}

/** Every security header of a document. */
export function securityHeaders(kind: DocumentKind, origins: SecurityOrigins): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(kind, origins),
    ...COMMON_HEADERS,
    // Where one is may be asked for on the way to an airport (F-11), never beside a card.
    'permissions-policy': `camera=(), microphone=(), geolocation=(${kind === 'checkout' ? '' : 'self'}), payment=(), usb=()`,
    ...(kind === 'checkout' && { 'cross-origin-opener-policy': 'same-origin' }),
    ...transportHeaders(origins.site),
  };
}

/** For everything that is served, documents or not. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

const HSTS_S = 31_536_000;

/** Only a site on https may promise that it stays there. */
export function transportHeaders(origin: string): Record<string, string> {
  return origin.startsWith('https:') ? { 'strict-transport-security': `max-age=${HSTS_S}` } : {};
}
