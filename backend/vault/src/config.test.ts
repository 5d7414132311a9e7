import { describe, expect, it } from '@jest/globals';
import { readVaultConfig } from './config.ts';

const secrets = {
  HANDLE_SECRET: 'a real handle secret',
  INTERNAL_SECRET: 'a real internal secret',
  PAYMENT_SECRET_KEY: 'sk_live_0123456789',
};

describe('the vault’s configuration', () => {
  it('works on one machine without any', () => {
    expect(readVaultConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3002,
      options: { publicOrigin: 'http://127.0.0.1:3000', siteOrigin: 'http://localhost:3000' },
    });
  });

  it('names what is wrong, and no value', () => {
    expect(() => readVaultConfig({ VAULT_PORT: 'x', HANDLE_SECRET: 'short' })).toThrow(
      'The vault cannot start: look at VAULT_PORT, HANDLE_SECRET',
    );
  });

  it.each(Object.keys(secrets))('does not go to production with the development value of %s', (name) => {
    const environment = {
      PROFILE: 'production',
      VAULT_ORIGIN: 'https://vault.example',
      ...secrets,
      [name]: undefined,
    };
    expect(() => readVaultConfig(environment)).toThrow(`${name} must be set`);
  });

  it('goes to production over https only', () => {
    expect(() => readVaultConfig({ PROFILE: 'production', ...secrets })).toThrow('https');
    expect(() =>
      readVaultConfig({ PROFILE: 'production', VAULT_ORIGIN: 'https://vault.example', ...secrets }),
    ).not.toThrow();
  });
});
