import type { VaultOptions } from './app.ts';

export interface VaultConfig {
  readonly host: string;
  readonly port: number;
  readonly options: VaultOptions;
}

/** Good on one machine for development; a production profile refuses them. */
const DEVELOPMENT_SECRETS = {
  HANDLE_SECRET: 'travesia-development-handle-secret',
  INTERNAL_SECRET: 'travesia-development-internal-secret',
  PAYMENT_SECRET_KEY: 'sk_test_travesia_sandbox',
} as const;

export function readVaultConfig(environment: NodeJS.ProcessEnv): VaultConfig {
  return {
    host: environment.VAULT_HOST ?? '127.0.0.1',
    port: Number(environment.VAULT_PORT ?? 3002),
    options: {
      publicOrigin: environment.VAULT_PUBLIC_ORIGIN ?? 'http://127.0.0.1:3000',
      siteOrigin: environment.SITE_ORIGIN ?? 'http://localhost:3000',
      apiInternalUrl: environment.API_INTERNAL_URL ?? 'http://127.0.0.1:3001',
      provider: {
        apiBase: environment.PAYMENT_API_BASE ?? 'http://127.0.0.1:3003',
        secretKey: secretOf(environment, 'PAYMENT_SECRET_KEY'),
      },
      handleSecret: secretOf(environment, 'HANDLE_SECRET'),
      internalSecret: secretOf(environment, 'INTERNAL_SECRET'),
    },
  };
}

function secretOf(environment: NodeJS.ProcessEnv, name: keyof typeof DEVELOPMENT_SECRETS): string {
  const secret = environment[name];
  const isProduction = environment.NODE_ENV === 'production';
  if (isProduction && (!secret || secret === DEVELOPMENT_SECRETS[name]))
    throw new Error(`${name} must be set in production`);
  return secret ?? DEVELOPMENT_SECRETS[name];
}
