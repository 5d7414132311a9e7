import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError, readConfiguration, SETTING_NAMES } from './configuration.ts';
import { VERTICAL_SECRETS } from './verticals/declarations.ts';

const SECRETS = {
  SESSION_SECRET: 'a-secret-of-its-own-1',
  HANDLE_SECRET: 'a-secret-of-its-own-2',
  INTERNAL_SECRET: 'a-secret-of-its-own-3',
  DOCUMENT_SECRET: 'a-secret-of-its-own-4',
  SITE_SECRET: 'a-secret-of-its-own-12',
  ...Object.fromEntries(Object.keys(VERTICAL_SECRETS).map((name) => [name, `a-secret-of-its-own-${name}`])),
  ASSISTANT_KEY: 'a-secret-of-its-own-11',
  PAYMENT_SECRET_KEY: 'a-secret-of-its-own-6',
  PAYMENT_WEBHOOK_SECRET: 'a-secret-of-its-own-7',
};
const PRODUCTION = {
  PROFILE: 'production',
  DATABASE_URL: 'postgres://db/travesia',
  MAIL_URL: 'smtps://user:password@mail.example.com:465',
  MAIL_FROM: 'Travesía <reservas@travesia.com>',
  CONTACT_MAIL_TO: 'hola@travesia.com',
  EXCHANGE_RATES_PROVIDER: 'ecb',
  ...SECRETS,
};

function problemsOf(environment: Record<string, string>): string {
  try {
    readConfiguration(environment);
    return '';
  } catch (error) {
    return (error as ConfigurationError).message;
  }
}

describe('configuration', () => {
  it('an empty environment runs on one machine', () => {
    expect(readConfiguration({})).toMatchObject({
      PROFILE: 'development',
      API_PORT: 3001,
      DATABASE_URL: '',
      TRUSTED_PROXIES: ['127.0.0.1', '::1'],
    });
  });

  it('production starts with PostgreSQL and secrets of its own', () => {
    expect(problemsOf(PRODUCTION)).toBe('');
  });

  it.each([
    ['the embedded database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['mail that reaches nobody', { MAIL_URL: '' }, 'MAIL_URL'],
    ['mail that anybody on the way can read', { MAIL_URL: 'smtp://mail.example.com:587' }, 'MAIL_URL'],
    ["a sender that is nobody's", { MAIL_FROM: 'web@travesia.example' }, 'MAIL_FROM'],
    ["an office that is nobody's", { CONTACT_MAIL_TO: 'hola@travesia.example' }, 'CONTACT_MAIL_TO'],
    ['the packaged exchange rates', { EXCHANGE_RATES_PROVIDER: 'packaged' }, 'EXCHANGE_RATES_PROVIDER'],
    [
      'a provider of rates without its key',
      { EXCHANGE_RATES_PROVIDER: 'openexchangerates' },
      'EXCHANGE_RATES_KEY',
    ],
    ['a port that moves the clock', { API_CONTROL_PORT: '4999' }, 'API_CONTROL_PORT'],
    ['an invented country', { GEO_DEFAULT_COUNTRY: 'MX' }, 'GEO_DEFAULT_COUNTRY'],
    [
      'the session secret of development',
      { SESSION_SECRET: 'travesia-development-session-secret' },
      'SESSION_SECRET',
    ],
    ['the key of the sandbox', { PAYMENT_SECRET_KEY: 'sk_test_travesia_sandbox' }, 'PAYMENT_SECRET_KEY'],
  ])('production refuses %s', (_what, change, name) => {
    expect(problemsOf({ ...PRODUCTION, ...change })).toContain(`- ${name}:`);
  });

  it.each([
    [{}, 'on'],
    [PRODUCTION, 'off'],
    [{ ...PRODUCTION, SWAGGER_UI: 'on' }, 'on'],
    [{ SWAGGER_UI: 'off' }, 'off'],
  ])(
    'W-12: the documentation of the api is off in production unless switched on (%#)',
    (environment, expected) => {
      expect(readConfiguration(environment).SWAGGER_UI).toBe(expected);
    },
  );

  it('the clock moves in the test profile only', () => {
    expect(problemsOf({ API_CONTROL_PORT: '4999' })).toContain('API_CONTROL_PORT');
    expect(problemsOf({ API_CONTROL_PORT: '4999', PROFILE: 'test' })).toBe('');
  });

  it('every problem is named at once', () => {
    const problems = problemsOf({ API_PORT: 'x', DATABASE_URL: 'mysql://db', SESSION_SECRET: 'short' });
    for (const name of ['API_PORT', 'DATABASE_URL', 'SESSION_SECRET'])
      expect(problems).toContain(`- ${name}:`);
  });

  it('the page about the package has a sentence for every setting', () => {
    const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const name of SETTING_NAMES) expect(page).toContain(`| \`${name}\` `);
  });
});
