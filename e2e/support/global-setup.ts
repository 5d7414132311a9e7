import { openSite } from './stack.ts';

/** One site for all journeys; each test is a visitor of its own in it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await openSite((message) => process.stdout.write(`  ${message}\n`));
  process.env.E2E_BASE_URL = site.siteUrl;
  if (site.sandboxUrl) process.env.E2E_SANDBOX_URL = site.sandboxUrl;
  if (site.internal) process.env.E2E_INTERNAL = JSON.stringify(site.internal);
  if (site.operatorToken) process.env.E2E_OPERATOR_TOKEN = site.operatorToken;
  return () => site.stop();
}
