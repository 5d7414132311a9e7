import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { appOptions } from './app-options.ts';
import { readConfiguration } from './configuration.ts';

it('B-43: a line of the log has no query, no address, and whole milliseconds', async () => {
  const lines: string[] = [];
  const options = appOptions(readConfiguration({ PROFILE: 'test', LOG_LEVEL: 'info' }));
  const logger = { ...Object(options.logger), stream: { write: (line: string) => void lines.push(line) } };
  const app = Fastify({ ...options, logger });
  app.get('/es', () => 'here');
  await app.inject({ url: '/es?email=ana@example.com', remoteAddress: '203.0.113.7' });
  await app.close();
  expect(lines.join('')).toContain('"path":"/es"');
  expect(lines.join('')).not.toMatch(/ana@|203\.0\.113\.7/);
  expect(lines.join('')).toMatch(/"responseTime":\d+,/);
});
