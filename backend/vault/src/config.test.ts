import { describe, expect, it } from '@jest/globals';
import { readVaultConfig } from './config.ts';

const secrets = {
  HANDLE_SECRET: 'a real handle secret',
  INTERNAL_SECRET: 'a real internal secret',
  PAYMENT_SECRET_KEY: 'sk_live_0123456789',
};

const production = {
  PROFILE: 'production',
  VAULT_ORIGIN: 'https://vault.example',
  PAYMENT_PUBLISHABLE_KEY: 'pk_live_0123456789',
  ...secrets,
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

  it.each([...Object.keys(secrets), 'PAYMENT_PUBLISHABLE_KEY'])(
    'does not go to production with the development value of %s',
    (name) => {
      expect(() => readVaultConfig({ ...production, [name]: undefined })).toThrow(`${name} must be set`);
    },
  );

  it('goes to production over https only', () => {
    expect(() => readVaultConfig({ ...production, VAULT_ORIGIN: undefined })).toThrow('https');
    expect(() => readVaultConfig(production)).not.toThrow();
  });
});

describe('W-01: the fields of the card', () => {
  it('are ours on one machine, and the provider’s in production', () => {
    expect(readVaultConfig({}).options.hosted).toBeNull();
    expect(readVaultConfig(production).options.hosted).toEqual({
      scriptAddress: 'https://js.stripe.com/endive/stripe.js',
      publishableKey: 'pk_live_0123456789',
      hosts: {
        script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        connect: ['https://api.stripe.com'],
      },
    });
  });

  it('are ours in production only by the word of an operator who was assessed, and the log says what that means', () => {
    const own = { ...production, CARD_FIELDS: 'own', PAYMENT_PUBLISHABLE_KEY: undefined };
    expect(() => readVaultConfig(own)).toThrow('CARD_FIELDS_PCI=assessed');
    const { options, notices } = readVaultConfig({ ...own, CARD_FIELDS_PCI: 'assessed' });
    expect(options.hosted).toBeNull();
    expect(notices.join()).toContain('PCI DSS');
  });

  it('come over https in production', () => {
    expect(() =>
      readVaultConfig({ ...production, CARD_FIELDS_SCRIPT: 'http://fields.example/f.js' }),
    ).toThrow('CARD_FIELDS_SCRIPT must be https');
  });
});
